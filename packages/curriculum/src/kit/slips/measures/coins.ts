import type { Slip } from "../../draft.ts";

/** Wrong procedures with coins and bills. */
export const countedTheCoins: Slip = {
	id: "counted-the-coins",
	did: "counted the coins instead of their cents",
	feedback: "It looks like the coins were counted. Add what each one is worth.",
};

export const swappedDimeAndNickel: Slip = {
	id: "swapped-dime-and-nickel",
	did: "swapped the dimes and the nickels",
	feedback: "It looks like nickels and dimes were mixed up. A nickel is larger than a dime, but worth less.",
};

export const tookAnotherPurse: Slip = {
	id: "took-another-purse",
	did: "chose coins with another total",
	feedback: "The number of coins alone does not tell what they are worth. Add up these coins.",
};

export const leftOutACoin: Slip = {
	id: "left-out-the-last-coin",
	did: "left out the last coin",
	feedback: "It looks like one coin was left out. Check off the coins as you count.",
};

export const quarterAsTwenty: Slip = {
	id: "quarter-as-twenty",
	did: "took a quarter for 20 cents",
	feedback: "A quarter is one fourth of a dollar. How many cents is that?",
};

export const countedTheBills: Slip = {
	id: "counted-the-bills",
	did: "counted the bills instead of their dollars",
	feedback: "That is how many bills there are. Read what each one is worth.",
};

export const forgotTheDollarOfCoins: Slip = {
	id: "forgot-the-dollar-of-coins",
	did: "left out the dollar that the coins make",
	feedback: "The coins make more than a dollar. Count it, too.",
};

export const wroteAllCents: Slip = {
	id: "wrote-all-cents",
	did: "wrote all the cents of the coins",
	feedback: "A hundred of these cents are a dollar. How many are left?",
};

export const gaveTheMoneyThere: Slip = {
	id: "gave-what-is-there",
	did: "gave the money that is there already",
	feedback: "That is what is there already. How much more is needed?",
};

export const wroteOneCoin: Slip = {
	id: "wrote-one-coin",
	did: "wrote what one coin is worth",
	feedback: "That is this coin alone. Add it to the coins before it.",
};
