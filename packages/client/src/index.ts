export { hrefOf, type Place, places, type Where, whereIs } from './app/routes.ts';
