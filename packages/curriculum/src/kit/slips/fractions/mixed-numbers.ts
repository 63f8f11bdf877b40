import type { Slip } from "../../draft.ts";

/** Wrong procedures with sums and differences of mixed numbers. */
export const smallerPartFromLarger: Slip = {
	id: "smaller-from-larger-part",
	did: "subtracted the smaller fraction from the larger one",
	feedback:
		"It looks like the smaller fraction was taken from the larger one. Break up one whole to have enough parts.",
};

export const countedTheOpenedWhole: Slip = {
	id: "forgot-the-opened-whole",
	did: "broke up a whole but still counted it",
	feedback: "One whole was broken into parts, so there is one whole less.",
};

export const lostTheNewWhole: Slip = {
	id: "forgot-the-new-whole",
	did: "left out the new whole",
	feedback: "The parts make a new whole. Add it to the other wholes.",
};

export const wholesOnly: Slip = {
	id: "worked-with-the-wholes-only",
	did: "worked with the whole numbers only",
	feedback: "The whole numbers are done. Work with the fractions, too.",
};

export const tookFromTheWholeOnly: Slip = {
	id: "kept-the-other-part",
	did: "subtracted the whole numbers and kept the fraction",
	feedback: "The whole numbers are subtracted. The fraction has to be subtracted, too.",
};

export const openedTen: Slip = {
	id: "opened-a-ten",
	did: "traded one whole for ten parts",
	feedback: "A whole is not always ten parts. The denominator tells how many parts it has.",
};

export const tookOutTen: Slip = {
	id: "took-out-a-ten",
	did: "took out ten parts for one whole",
	feedback: "A whole is not always ten parts. The denominator tells how many parts it has.",
};

export const forgotTheOldParts: Slip = {
	id: "forgot-the-old-parts",
	did: "left out the parts that were there already",
	feedback: "Those are the parts of the broken whole. Some parts were there already.",
};

export const stoppedAfterAdding: Slip = {
	id: "stopped-after-adding",
	did: "stopped after adding",
	feedback: "That is how much there is in all. Some of it is taken away.",
};

export const sawTwoWholes: Slip = {
	id: "overlooked-that-the-whole-is-one",
	did: "took one whole for two",
	feedback: "Read again what both of them use. Is it one thing or two?",
};

export const addedOfDifferentWholes: Slip = {
	id: "adds-parts-of-different-wholes",
	did: "added parts of different wholes",
	feedback: "Read again what each of them uses. Are the wholes the same size?",
};

export const ignoredTheWhole: Slip = {
	id: "ignores-the-whole",
	did: "did not look at the wholes",
	feedback: "Half of a small thing is less than half of a large thing. So it does matter.",
};

export const acceptedAddedDenominators: Slip = {
	id: "accepted-added-denominators",
	did: "did not check the denominator of the sum",
	feedback: "Check the sum. Adding does not change the size of the parts.",
};
