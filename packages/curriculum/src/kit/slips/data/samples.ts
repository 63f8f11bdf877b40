import type { Slip } from "../../draft.ts";

/** Wrong ideas about samples, what they say, and how two groups compare. */
export const biggerIsBetter: Slip = {
	id: "bigger-is-always-better",
	did: "looked only at how many are asked",
	feedback: "The number is not the problem. Who is asked?",
};

export const onlyAllWillDo: Slip = {
	id: "only-all-will-do",
	did: "thought that everyone has to be asked",
	feedback: "A fair sample is enough. Who is asked here?",
};

export const sawNoBias: Slip = {
	id: "saw-no-bias",
	did: "did not see that the sample is biased",
	feedback: "Does everyone have the same chance of being asked?",
};

export const biasedSample: Slip = {
	id: "biased-sample",
	did: "took a biased sample for a fair one",
	feedback: "Are some people more likely to be asked than others?",
};

export const missedAFairPlan: Slip = {
	id: "missed-a-fair-plan",
	did: "took a random sample for a biased one",
	feedback: "With a random choice, everyone has the same chance of being asked.",
};

export const sampleSpeaksForAll: Slip = {
	id: "sample-speaks-for-all",
	did: "thought that any sample speaks for all",
	feedback: "Could all of them be asked?",
};

export const addedTheGroups: Slip = {
	id: "added-the-difference",
	did: "added the difference instead of scaling",
	feedback: "It looks like a difference was added. The fraction stays about the same.",
};

export const gaveTheOthersOfAll: Slip = {
	id: "gave-the-others",
	did: "counted the others",
	feedback: "Those are the others. Which ones does the question ask about?",
};

export const gaveTheSampleCount: Slip = {
	id: "gave-the-sample-count",
	did: "gave the number in the sample",
	feedback: "That is the number in the sample. How many are there in all?",
};

export const oneSampleOnly: Slip = {
	id: "one-sample-only",
	did: "used the first sample only",
	feedback: "That uses only the first sample. Put all samples together.",
};

export const forgotTheSampleSizes: Slip = {
	id: "added-the-samples-without-their-sizes",
	did: "added the counts but not the sizes of the samples",
	feedback: "The sizes of the samples have to be added as well.",
};

export const addedTheCatches: Slip = {
	id: "added-the-catches",
	did: "added the animals that were caught",
	feedback: "Those are the animals that were caught. There are more.",
};

export const multipliedTheCatches: Slip = {
	id: "multiplied-both-catches",
	did: "multiplied both catches",
	feedback: "How many of the second catch were tagged?",
};

export const estimateAsExact: Slip = {
	id: "treats-the-estimate-as-exact",
	did: "took an estimate for the exact number",
	feedback: "Random samples vary a little. What follows from that?",
};

export const samplesAreWorthless: Slip = {
	id: "samples-are-worthless",
	did: "thought that a sample says nothing",
	feedback: "A random sample says a lot about all, though not everything.",
};

export const smallerIsSteadier: Slip = {
	id: "smaller-is-steadier",
	did: "thought that smaller samples vary less",
	feedback: "In which sample does one person change more, in a small or in a large one?",
};

export const comparedTheGreatest: Slip = {
	id: "compares-maxima-only",
	did: "compared the greatest values",
	feedback: "Those are the greatest values. Which measure does the question ask about?",
};

export const comparedTheLeast: Slip = {
	id: "compares-least-values",
	did: "compared the least values",
	feedback: "Those are the least values. Which measure does the question ask about?",
};

export const gaveOneCenter: Slip = {
	id: "gave-one-median",
	did: "gave one of the two centers",
	feedback: "That is the center of one group. How far apart are both?",
};

export const addedTheCenters: Slip = {
	id: "added",
	did: "added instead of subtracting",
	feedback: "“How far apart” asks for a difference.",
};

/** Of the expectation for several samples. */
export const sawATrend: Slip = {
	...smallerIsSteadier,
	feedback: "Each random sample is picked separately. What makes one estimate differ from the next?",
};

export const comparedPlaces: Slip = {
	id: "compares-places",
	did: "compared where the boxes are, not how long they are",
	feedback: "Compare how long the boxes are, not how far to the right they are.",
};

/** Of any measure in two plots. */
export const mixedUpTheMeasures: Slip = {
	id: "compares-places",
	did: "compared the wrong way around",
	feedback: "Find this measure in both plots. Which one is greater?",
};

export const gaveTheGapItself: Slip = {
	id: "gave-the-difference",
	did: "gave the difference of the means",
	feedback: "That is the difference itself. Compare it with the mean absolute deviation.",
};

export const multipliedByTheDeviation: Slip = {
	id: "multiplied",
	did: "multiplied by the mean absolute deviation",
	feedback: "How many times does the deviation fit into the difference? Divide.",
};

export const dividedTheDeviation: Slip = {
	id: "divided-the-other-way",
	did: "divided the deviation by the difference",
	feedback: "It looks like the division went the other way around.",
};

export const ignoredTheSpread: Slip = {
	id: "ignored-the-spread",
	did: "did not compare with the spread",
	feedback: "Compare the difference of the means with the mean absolute deviation.",
};

export const meansForAllValues: Slip = {
	id: "means-taken-for-all-values",
	did: "took the means for all values",
	feedback: "A mean does not tell about each value.",
};

export const mixedUpTheGroups: Slip = {
	id: "mixed-up-the-groups",
	did: "mixed up the two groups",
	feedback: "Which of the two groups has the greater mean?",
};

export const sawEqualSpreads: Slip = {
	id: "saw-equal-spreads",
	did: "took different spreads for equal ones",
	feedback: "Compare the lengths again. Are they equal?",
};

export const missedTheSpread: Slip = {
	id: "missed-the-spread",
	did: "did not find the spread in the box plot",
	feedback: "A box plot shows the middle half as its box, and all values from end to end.",
};

export const spreadForCenter: Slip = {
	id: "spread-taken-for-center",
	did: "took an equal spread for equal values",
	feedback: "They vary equally, but around different means.",
};

export const sawABias: Slip = {
	id: "saw-a-bias",
	did: "saw a bias in a fair sample",
	feedback: "Is one kind of people more likely to be asked, or does everyone have the same chance?",
};
