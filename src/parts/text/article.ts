/** A noun without its English or Spanish article: "the attacker" gives "attacker". */
export const withoutArticle = (noun: string): string => noun.replace(/^(the|el|la|los|las) /i, '');
