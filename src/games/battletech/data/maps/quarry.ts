/** An open-cast pit: terraces down to a pool, two ramps, sheds on the rim. */
export const QUARRY = {
  title: 'The Quarry',
  drawing: `
.......+.ww.... ...........112.
.w.....+..w..w. 1111.......1122
.Ww....+....www 1111.......1112
www.lm.;++...ww 1111.aaaaa..111
.....l....+;... 1.1aabbbbbaa...
.........l++... ..abbbbbbbaba..
......;....+... ..abbcccccbba..
ww.+++.1...+..w ..abbcdddcbba..
ww.+,..1..;+..w ..abbccddcbba..
w..+.,.,.+.+..w ..abbcdcdcbba..
...+.l....+.... ..abbbcbcbbba..
...+...;.l,.... ..aababbbbbaa..
....+l,..ml.... ....aababaa..1.
.w..++......... .1....a.a..1.11
.w....++......w 1211.......1121
ww..w..+...w.ww 2321.......1111
....w..+....... 2111........11.
`,
};
