import type { Slip } from "../../draft.ts";

/** Wrong ideas about statistical questions, and about the shape and center of data. */
export const onePersonIsStatistical: Slip = {
	id: "one-person-is-statistical",
	feedback: "That is about one person or thing only. Would there be different answers?",
};

export const oneCountIsStatistical: Slip = {
	id: "one-count-is-statistical",
	feedback: "One count gives the only answer. Do the answers vary?",
};

export const knownFactIsStatistical: Slip = {
	id: "known-fact-is-statistical",
	feedback: "Everyone would find the same number. Do the answers vary?",
};

export const oneMeasurementIsStatistical: Slip = {
	id: "one-measurement-is-statistical",
	feedback: "One measurement gives the only answer. Do the answers vary?",
};

export const tookAStatisticalOne: Slip = {
	id: "took-a-statistical-one",
	feedback: "Here many answers would be collected. Would they all be the same?",
};

export const missedVaryingAnswers: Slip = {
	id: "missed-varying-answers",
	feedback: "One more question would get different answers from one to the next.",
};

export const lookedForVariationWrongly: Slip = {
	id: "looked-for-variation-wrongly",
	feedback: "Think how the answer would be found: once, or many times?",
};

export const numberIsEnough: Slip = {
	id: "any-question-with-a-number-is-statistical",
	feedback: "A number alone does not make it statistical. Do the answers vary?",
};

export const needsAnAverage: Slip = {
	id: "needs-the-word-average",
	feedback: "A statistical question does not have to mention an average.",
};

export const stillOneAnswer: Slip = {
	id: "still-one-answer",
	feedback: "That still has exactly one answer.",
};

export const estimateIsStatistical: Slip = {
	id: "estimate-taken-as-statistical",
	feedback: "An estimate of one number is still one answer.",
};

export const mixedUpTheData: Slip = {
	id: "mixed-up-the-data",
	feedback: "Read that question again. Who or what is asked about?",
};

export const gaveTheHeight: Slip = {
	id: "gave-the-height",
	did: "gave how often the value occurs",
	feedback: "That is how often it occurs. Which value is it?",
};

export const gaveThePeak: Slip = {
	id: "gave-the-peak",
	did: "gave the value that occurs most often",
	feedback: "That is the value that occurs most often. What does the question ask for?",
};

export const gaveHowMany: Slip = {
	id: "gave-the-number-of-values",
	did: "gave the number of observations",
	feedback: "That is the number of observations. What does the question ask for?",
};

export const overlookedTheTail: Slip = {
	id: "overlooked-the-tail",
	feedback: "Compare both sides: is one of them longer?",
};

export const sawATail: Slip = {
	id: "saw-a-tail",
	feedback: "Compare both sides: do they fall off in the same way?",
};

export const tailAtThePeak: Slip = {
	id: "tail-at-the-peak",
	feedback: "The tail is the long, low side, not the side with the peak.",
};

export const tookARareValue: Slip = {
	id: "took-a-rare-value",
	did: "took a value that is rare but close to the others",
	feedback: "That value is rare, but it is close to the others. An outlier is far away.",
};

export const tookTheOtherEndOfData: Slip = {
	id: "took-the-other-end-of-the-data",
	did: "took the value at the other end",
	feedback: "That one is close to the others. Where is a gap?",
};

export const swappedMeanAndMedian: Slip = {
	id: "swapped-mean-and-median",
	feedback: "Which of the two uses the size of every value?",
};

export const meanWentTheOtherWay: Slip = {
	id: "wrong-direction-of-the-mean",
	feedback: "Which value is gone, a low one or a high one? What does that do to the sum?",
};

export const oneValueDoesNotCount: Slip = {
	id: "one-value-does-not-count",
	feedback: "Every value counts in the mean, and this one is far away.",
};

export const everyValueCountsMuch: Slip = {
	id: "any-value-moves-the-mean",
	feedback: "The value that is gone is close to the mean. Does the mean change much?",
};

export const ignoredTheOutliers: Slip = {
	id: "ignored-the-outliers",
	feedback: "The mean uses all values, but the far ones pull it away from the typical ones.",
};

export const sawOutliers: Slip = {
	id: "saw-outliers",
	feedback: "Is there a value far away from the others, on that side?",
};

export const spreadAsCenter: Slip = {
	id: "spread-as-center",
	feedback: "The range tells how far the values spread, not what is typical.",
};

export const countedTheValues: Slip = {
	id: "counted-the-values",
	did: "counted the different values",
	feedback: "Those are the different values. How far is the greatest from the least?",
};

export const tallestIsTheMedian: Slip = {
	id: "tallest-column-is-the-median",
	did: "gave the height of the tallest column as the median",
	feedback: "That is how high the tallest column is. The median is one of the values.",
};

export const missedATrueSentence: Slip = {
	id: "missed-a-true-sentence",
	feedback: "One of the others is true as well. Check each sentence with the plot.",
};

export const tookTheGreatestValue: Slip = {
	id: "took-the-greatest-value",
	did: "gave the greatest value",
	feedback: "That is the greatest value. What does the question ask for?",
};
