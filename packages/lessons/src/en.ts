import type { LessonWords } from './lesson.ts';

/** What the lessons say in English. */
export const en: Readonly<Record<string, LessonWords>> = {
  share: {
    heading: 'What a share is',
    story:
      'Everybody here is an investor. A railway belongs to whoever holds its shares: ten shares of 10 % each. When its trains earn money and it pays out, every share gets a tenth. SAR owns a train and earned £40 last time. FED has no train yet. You have £100.',
    task: 'Buy one share that will pay you the next time the railways run.',
    right:
      'You own 10 % of SAR now. Each time SAR pays out its income, a tenth of it is yours, and the share itself can be sold again, for more if SAR does well.',
    wrong: {
      trainless:
        'FED may become a good railway, but without a train it earns nothing, and a share of nothing is nothing. Look for a railway that owns a train.',
      bank: 'The Bank of England is safe and slow: it lives on the interest of others’ loans, and nobody has taken one yet. Look for a railway that owns a train.',
      wait: 'Money in your hand earns nothing at all. While you can afford a share that pays, buy it.',
    },
    other: 'That is allowed, but it brings you no income. Buy a share of a railway with a train.',
  },
  start: {
    heading: 'Starting a company',
    story:
      'A company begins when somebody buys its director’s certificate: 20 % at once, at a starting price he chooses, the par. The director decides everything for the company. But it begins to work only when enough shares are sold, so you want to buy more of them soon. You have £230.',
    task: 'Start VR in Melbourne, at a par that leaves you money for a third share.',
    right:
      'At a par of £70 the director’s certificate cost £140. £90 are left: enough for one more share next turn. You are VR’s director.',
    wrong: {
      dear: 'At £100 you pay £200 for the certificate, and the £30 left buy nothing. A company nobody can finish buying stays asleep. Take a lower par.',
      dearer: 'Close, but think one turn ahead: after twice the par, can you still pay it a third time out of £230?',
      elsewhere: 'That would be a company, too. For this lesson take VR: it begins in Melbourne, on the south coast.',
      wait: 'Then somebody else leads the first railway. Start VR.',
    },
    other: 'That is allowed, but nothing begins with it. Start VR.',
  },
  float: {
    heading: 'Floating',
    story:
      'A company floats when 60 % of its shares are sold. Then it gets its money from the bank and acts in every operating round. Of VR 50 % are sold: you hold 40 %, a friend 10 %. Of NSW only 30 % are sold. You have £90.',
    task: 'Buy the share that sets a company in motion.',
    right:
      'That was the sixth tenth: VR floats. It has ten times its par to build with, and you, its director, will run it when the operating round comes.',
    wrong: {
      theirs:
        'NSW would stand at 40 % and still be asleep, and it is not even yours to lead. Count: which company lacks just one share?',
      bank: 'The Bank of England needs no floating. VR lacks one share.',
      wait: 'VR would sleep through the coming operating round. One share wakes it.',
    },
    other: 'That is allowed, but VR still sleeps. Buy a share of VR.',
  },
  track: {
    heading: 'Laying track',
    story:
      'SAR is yours. Its station stands in Adelaide, and a tile there leads out in two directions: to Port Pirie, the city north-west of it, and to empty land. In its turn a company may lay a tile. Trains earn money in cities and towns, and need at least two on their way.',
    task: 'Lay a tile so that Adelaide is joined to another city at once.',
    right:
      'Adelaide and Port Pirie are joined. A train that runs between them earns what both cities say, £20 and £20.',
    wrong: {
      empty:
        'The track would go out into the bush: no city, nothing to stop at, not yet. Build towards Port Pirie, where the empty circle is.',
      wait: 'Without track to a second city no train of SAR’s can ever run. Lay a tile on Port Pirie.',
    },
    other: 'That is allowed, but joins no city. Build on Port Pirie.',
  },
  station: {
    heading: 'A station',
    story:
      'Your SAR runs from Adelaide over Port Pirie to Port Augusta and Whyalla. Port Pirie, right behind Adelaide, has room for one station, and it is free. CAR, a rival, has its home in Port Augusta and acts after you. A city full of others’ stations lets nobody else through.',
    task: 'Put a station where a rival’s would cut your line in two.',
    right: 'Port Pirie is yours. Nobody can shut you in at Adelaide any more, and SAR may also begin its runs here.',
    wrong: {
      beyond:
        'In Port Augusta there is room for two: CAR alone cannot close it. Which city on your way has room for just one?',
      farther:
        'Whyalla is the end of the line: a station there keeps nothing open. Look at the city right behind your home.',
      wait: 'CAR’s turn is next. If it takes Port Pirie, your train has Adelaide to itself, and nothing else.',
    },
    other: 'That is allowed, but leaves the line open to CAR. Place a station in Port Pirie.',
  },
  run: {
    heading: 'Running trains',
    story:
      'Now SAR’s 3-train runs: it may visit three cities along the track, one of them with a station of SAR’s. The sum of what they are worth is SAR’s income. The table looks for the best run and proves it; you may also trace one by hand.',
    task: 'Run the train so that it earns £60.',
    right: 'Three cities at £20 each: £60. What happens with the money is the next question, and the next lesson.',
    wrong: {
      less: 'There is more to be had: three cities at £20 each. Take the run the table suggests.',
      loan: 'Borrowing can wait. The train first.',
    },
    other: 'Run the train.',
  },
  pay: {
    heading: 'Pay out …',
    story:
      'SAR earned £90. Either all of it goes to the shareholders, £9 a share, and the price of the share rises; or all of it stays in SAR’s treasury, and the price falls. You hold 60 %. SAR has two good trains, £420 in its treasury and nothing dear to buy.',
    task: 'Decide what happens to the £90.',
    right:
      'You got £54 for your six shares, and SAR’s marker moved to the right: all your shares are worth more. A company that does not need the money pays.',
    wrong: {
      keep: 'SAR has £420 already and needs nothing. Keeping the money would cost you £54 now, and the price would fall.',
      loan: 'A loan, with £420 in the treasury? Decide about the £90.',
    },
    other: 'Pay the income out.',
  },
  keep: {
    heading: '… or keep',
    story:
      'Another day: SAR has one old 2-train, which is scrapped as soon as somebody buys a 4-train, and only one 3-train is left before those. SAR has £140. A 3-train costs £200. What SAR cannot pay, its director must pay himself, and you have £30. It earned £60.',
    task: 'Decide what happens to the £60.',
    right:
      'SAR has £200 now, just enough for the last 3-train. The price fell a step, but you keep a railway that runs, and your own pocket closed.',
    wrong: {
      pay: 'You would get £36, and SAR would stand there with £140, a train about to be scrapped, and a director who must find the rest. Keep the money this time.',
      loan: 'A loan costs the price of the share more than keeping one income does. Keep the £60.',
    },
    other: 'Keep the money in the treasury.',
  },
  price: {
    heading: 'What moves a price',
    story:
      'Shares can be sold in a stock round, at the price where the marker stands. But a sale pushes the marker down, and with it everything that is left of that company. You lead VR with 50 %. You also hold 20 % of NSW, which somebody else leads. You have £20 and want some cash.',
    task: 'Sell something, without hurting what is dear to you.',
    right:
      'NSW’s price fell, and somebody else holds most of it. Your VR stands where it stood. Sell others’ companies before your own.',
    wrong: {
      own: 'Each share of VR you sell makes your others worth less. Begin with what you hold of a company you do not lead.',
      wait: 'With £20 you can buy nothing this round. Turn something into cash first.',
    },
    other: 'Sell a share of NSW.',
  },
  train: {
    heading: 'Buying trains',
    story:
      'A company without a train earns nothing; one with two trains may run twice, if the tracks are different. SAR has a 2-train, track from Adelaide to Port Pirie in the north and to Mount Gambier in the south, and £250. A 2-train costs £100; the 2+, for £120, may also cross a border between two gauges once without counting it.',
    task: 'Buy the train that lets SAR run to the south, too, and no dearer than needed.',
    right:
      'Two trains, two runs, twice the income from now on. Trains come out in order: when the last 2 is gone the 3s begin, and a new phase with them.',
    wrong: {
      plus: 'The 2+ is for lines across a gauge border. Neither of SAR’s lines crosses one: save the £20.',
      wait: 'The second line would lie there without a train, and £150 in the treasury earn nothing.',
    },
    other: 'Buy a 2-train from the bank.',
  },
  rust: {
    heading: 'Rust',
    story:
      'All 3-trains are sold, the 4s are next. The first 4-train that anybody buys scraps every 2-train on the board. SAR, yours, has only a 2-train and £330. CAR acts right after you and has enough for a 4-train at £300, too.',
    task: 'See to it that SAR has a train next round.',
    right:
      'All 2-trains are scrapped, yours and CAR’s, but SAR owns a 4. CAR has to find the money for the next one now. Whoever turns the page chooses the moment.',
    wrong: {
      old: 'A used 2-train is scrapped together with your own the moment CAR buys a 4.',
      wait: 'CAR buys the 4, your 2-train is scrapped, and SAR stands without a train. Be first.',
    },
    other: 'Buy the 4-train.',
  },
  end: {
    heading: 'The end',
    story:
      'The bank is broken: this is the last operating round, and this is SAR’s last turn. Who has most money and shares at the end has won: cash counts, and each share counts at its price. What lies in the treasury of a company counts for nobody.',
    task: 'SAR earned £150. Decide what happens to it.',
    right:
      'It is yours and counts, and the price rose once more. Nothing that stays behind in a treasury is worth anything now.',
    wrong: {
      keep: 'The treasury counts for nobody at the end, and the price would fall as well. Pay out.',
      loan: 'Borrowing now only lowers the price. Pay out.',
    },
    other: 'Pay the income out.',
  },
  loan: {
    heading: '1848: a loan',
    story:
      'In 1848 a company may borrow £100 from the Bank of England; it is never paid back, but the price of the share falls. SAR must buy a train, it has £130, and a 3-train costs £200. You have £10: what is missing you would have to raise yourself, by selling shares of your own.',
    task: 'Get SAR the money without selling a share.',
    right:
      'SAR has £230 now and buys its train itself. The price fell: too many loans, and a company falls into receivership: the Bank of England takes it over, and its director pays the other shareholders off.',
    wrong: {
      pocket: 'Then you pay the missing £70 with your own shares. Let the Bank of England help first.',
      plus: 'Even dearer, and £100 of it would be yours to find. Let the Bank of England help first.',
    },
    other: 'Take a loan for SAR.',
  },
  takeover: {
    heading: '18CZ: taking over',
    story:
      'In 18CZ a middle-sized company may take over a small one: the shareholders of the small one are paid, and its trains, its treasury and its stations go to the larger. BTE, yours, has 300 K. EKJ, yours as well, has a train and 120 K. VBW has neither.',
    task: 'Take over the company that brings BTE something.',
    right:
      'EKJ is part of BTE now: its train runs for BTE, its money and its station are BTE’s. And you were paid for your shares of it.',
    wrong: {
      empty:
        'VBW has no train and no money: BTE would pay for a station at the other end of the map. EKJ has more to bring.',
      wait: 'A train and a full treasury for a few small shares, which are your own: take it.',
    },
    other: 'Take over EKJ.',
  },
  lots: {
    heading: '18Rhl: the sale of the lots',
    story:
      'The starting package of 18Rhl is sold in order: only the lowest lot that is left can be bought at its price. On a later one you may bid; your money is kept aside for it, and when its turn comes the highest bidder has it. You want lot 5: it pays 25 a round and has a share of GVE with it.',
    task: 'Make sure that lot 5 does not go to somebody else without a fight.',
    right: 'Your bid lies on lot 5. If nobody bids more it is yours as soon as the lots before it are sold.',
    wrong: {
      lowest: 'That is the cheapest, and now the next ones come within reach of the others. To have lot 5 bid on it.',
      another: 'That is a bid on a lot you did not want. Lot 5 is the one with the share of GVE.',
      wait: 'Then the others may take it before you. Bid while you have the money.',
    },
    other: 'Bid on lot 5.',
  },
  rhine: {
    heading: '18Rhl: across the Rhine',
    story:
      'The Rhine cuts the map in two. Düsseldorf, Duisburg and Köln lie on both banks, but a train crosses only where the city has its green tile with a bridge. DEE, yours, stands in Düsseldorf on the right bank; track on the left bank lies ready.',
    task: 'Lay the tile that lets trains cross the river.',
    right: 'With the green Düsseldorf the two banks are one city. DEE’s 3-train can run over the river now.',
    wrong: {
      onward:
        'That builds on along one bank, and the other stays out of reach. It is Düsseldorf itself that needs a new tile.',
      wait: 'The left bank lies ready, and no train gets there. Turn Düsseldorf green.',
    },
    other: 'Lay a green tile on Düsseldorf.',
  },
  harbour: {
    heading: '18LRA: harbours',
    story:
      'In 18LRA the river has harbours. Besides its stations a company has a token for one of them; it stands on a place of its own, and on a run that includes it every coal mine and steel mill brings 10 more. KEG, yours, reaches Uerdingen, and you own the private company its harbour place is kept for.',
    task: 'Place KEG’s harbour token in Uerdingen.',
    right: 'The harbour works for KEG now, and the ordinary place in Uerdingen is still free.',
    wrong: {
      plain:
        'That would be an ordinary station. The harbour has a place of its own beside it: choose the harbour token.',
      wait: 'As long as the private company is yours the place is kept for you; later anybody may take it.',
    },
    other: 'Place the harbour token in Uerdingen.',
  },
  investor: {
    heading: 'The Investor',
    story:
      '18LRA for two. RhE belongs to the Investor, who has no money and follows rules: RhE runs its best route every round and pays everything out, except when it takes a train that lasts. You and the other player manage it in turn. CME belongs to the other player; it has no train yet and will keep what it earns to buy one. You have 95 M.',
    task: 'Buy the share that is sure to pay you next round.',
    right:
      'You own 10 % of RhE. Nobody can make it keep its money: it pays, and you are paid with it. The better you build for it when the card is yours, the more.',
    wrong: {
      rival:
        'CME may become strong, but it has no train, and its director decides whether it pays. RhE has one and must. Buy a share of RhE.',
      wait: 'Then the Investor takes the next share of RhE itself, and your money earns nothing. Buy one now.',
    },
    other: 'That is allowed, but it is not sure to pay. Buy a share of RhE.',
  },
};
