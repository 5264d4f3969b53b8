/** The words that lists of leaked passwords are full of. Digits and signs after them do not make them better. */
const list = `
  password passwort passwd pass motdepasse parol senha contrasena wachtwoord
  qwerty qwertz azerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qweasd qweasdzxc
  iloveyou ilove loveyou lovely love you forever sunshine princess prince dragon monkey shadow master
  superman batman spiderman pokemon starwars naruto minecraft fortnite
  football baseball basketball soccer hockey liverpool chelsea arsenal barcelona
  michael jessica daniel charlie jordan thomas michelle ashley jennifer andrew robert anthony joshua matthew
  nicole hannah samantha alexander victoria natasha andrey sergey dmitry maxim
  welcome willkommen bienvenue bonjour hallo hello admin administrator root login letmein access secret
  changeme default guest user test testing temp demo sample example internet computer server google facebook
  freedom whatever trustno killer summer winter spring autumn sommer monday friday january december
  flower cookie chocolate banana orange cheese pepper ginger coffee purple diamond silver golden
  thailand bangkok pattaya jomtien phuket sawadee sawasdee condo home house
  russia moscow london paris berlin china beijing woaini
  baantawan baan tawan
  abc abcd abcde abcdef one two three for the and my me
`;

export const commonWords: ReadonlySet<string> = new Set(list.split(/\s+/).filter((word) => word.length > 2));
