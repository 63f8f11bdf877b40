import type { Slip } from "../../draft.ts";

/** Wrong procedures with probabilities. */
export const turnedTheScale: Slip = {
	id: "scale-turned-round",
	did: "turned the scale around",
	feedback:
		"A probability near 0 is for events that hardly ever happen, and one near 1 for events that nearly always do.",
};

export const evenForTwoOutcomes: Slip = {
	id: "fifty-fifty-for-any-two-outcomes",
	did: "treated two outcomes as equally likely",
	feedback: "Two outcomes are not always equally likely. How many are there of each?",
};

export const comparedWithHalfWrongly: Slip = {
	id: "compared-with-half-wrongly",
	did: "compared with one half the wrong way",
	feedback: "How many fit, compared with half of all? Could it happen always, or never?",
};

export const probabilityAboveOne: Slip = {
	id: "probability-above-one",
	did: "took a number greater than 1 for a probability",
	feedback: "More than all outcomes cannot fit.",
};

export const negativeProbability: Slip = {
	id: "negative-probability",
	did: "took a negative number for a probability",
	feedback: "Fewer than none cannot fit.",
};

export const refusedAProbability: Slip = {
	id: "refused-a-probability",
	did: "did not accept a number between 0 and 1",
	feedback: "Is it between 0 and 1? Then it can be a probability.",
};

export const tookTheOtherEvent: Slip = {
	id: "took-the-other-color",
	did: "found the probability of the other outcome",
	feedback: "That belongs to the other color.",
};

export const gaveTheEvent: Slip = {
	id: "gave-the-event",
	did: "gave the probability that it happens",
	feedback: "That is the probability that it happens.",
};

export const tookFromTheWrongWhole: Slip = {
	id: "subtracted-in-each-place",
	did: "subtracted each digit from 10",
	feedback: "Check by adding: both probabilities together make 1, which is 100%.",
};
