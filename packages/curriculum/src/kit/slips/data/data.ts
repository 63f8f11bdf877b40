import type { Slip } from "../../draft.ts";

/** Wrong procedures with the center and the spread of data. */
export const medianUnsorted: Slip = {
	id: "median-without-sorting",
	did: "took the middle of the list without putting it in order",
	feedback: "It looks like the values were not put in order first.",
};

export const gaveTheMean: Slip = {
	id: "gave-the-mean",
	did: "gave the mean",
	feedback: "That is the mean. The median is the middle value of the ordered list.",
};

export const gaveTheMedian: Slip = {
	id: "gave-the-median",
	did: "gave the median",
	feedback: "That is the middle value of the ordered list. What does the question ask for?",
};

export const leftOutAValue: Slip = {
	id: "left-out-a-value",
	did: "left out a value",
	feedback: "It looks like one value was left out. Check off each one as you add it.",
};

export const oneMiddleValue: Slip = {
	id: "one-middle-value-only",
	did: "took only one of the two middle values",
	feedback: "With an even number of values, two of them are in the middle.",
};

export const middleOfTheRange: Slip = {
	id: "middle-of-the-range",
	did: "took the number halfway between the least and the greatest value",
	feedback: "That is halfway between the least and the greatest value. All values count.",
};

export const dividedByAnotherCount: Slip = {
	id: "divided-by-wrong-count",
	did: "divided by one less than the number of values",
	feedback: "How many values are there? Count them again.",
};

export const stoppedAtTheSumOfData: Slip = {
	id: "gave-the-sum",
	did: "gave the sum",
	feedback: "That is the sum. Share it among the values.",
};

export const gaveTheKnownMean: Slip = {
	id: "took-the-mean",
	did: "took the mean for the missing value",
	feedback: "The missing value does not have to be the mean. What must the sum be?",
};

export const leftOutTheMissingValue: Slip = {
	id: "used-wrong-count",
	did: "did not count the missing value",
	feedback: "How many numbers belong to the mean? The missing one counts as well.",
};

export const firstAndLast: Slip = {
	id: "first-and-last",
	did: "subtracted the first and the last value of the list",
	feedback: "It looks like the first and the last value were used. Look for the least and the greatest.",
};

export const gaveTheGreatest: Slip = {
	id: "gave-the-largest",
	did: "gave the greatest value",
	feedback: "That is the greatest value. How far is it from the least?",
};

export const addedTheEnds: Slip = {
	id: "added-the-ends",
	did: "added the least and the greatest value",
	feedback: "It looks like the two values were added. The range is their difference.",
};

export const signedDeviation: Slip = {
	id: "signed-deviation",
	did: "kept the sign of a distance",
	feedback: "A distance is never negative. Take its absolute value.",
};

export const gaveTheValue: Slip = {
	id: "gave-the-value",
	did: "gave the value instead of its distance",
	feedback: "That is the value itself. How far is it from the mean?",
};

export const signsCancel: Slip = {
	id: "signed-deviations-cancel",
	did: "added the distances with their signs, so that they cancel",
	feedback: "It looks like the signs were kept, so that everything cancels. Take absolute values.",
};

export const sumOfDistances: Slip = {
	id: "sum-of-distances",
	did: "gave the sum of the distances",
	feedback: "That is the sum of the distances. Share it among the values.",
};

export const gaveTheRange: Slip = {
	id: "gave-the-range",
	did: "gave the range",
	feedback: "That is the range. What does the question ask for?",
};

export const quartilesUnsorted: Slip = {
	id: "quartiles-without-sorting",
	did: "took the quartiles of the list without putting it in order",
	feedback: "It looks like the numbers were not put in order first.",
};

export const gaveTheUpperQuartile: Slip = {
	id: "gave-the-upper-quartile",
	did: "gave the upper quartile",
	feedback: "That is the upper quartile. How far is it from the lower one?",
};

export const gaveTheInterquartileRange: Slip = {
	id: "gave-the-interquartile-range",
	did: "gave the interquartile range",
	feedback: "That is the length of the box. What does the question ask for?",
};

export const middleOfTheBox: Slip = {
	id: "middle-of-the-box",
	did: "took the middle of the box",
	feedback: "The median is the thick line, not the middle of the box.",
};

export const quartileBesideTheMedian: Slip = {
	id: "quartile-next-to-the-median",
	did: "took the value next to the median",
	feedback: "A quartile is the middle of its half of the values.",
};

export const tookAnEndAsQuartile: Slip = {
	id: "took-the-greatest-as-quartile",
	did: "took an end of the list for a quartile",
	feedback: "A quartile is the middle of its half of the values, not its end.",
};

export const includedTheBoundary: Slip = {
	id: "included-the-boundary",
	did: "counted the boundary, too",
	feedback: "The value at the boundary itself does not fit.",
};

export const countedTheRest: Slip = {
	id: "counted-the-rest",
	did: "counted the other values",
	feedback: "Those are the other values. Which side does the question ask for?",
};

export const addedUpTheValues: Slip = {
	id: "added-the-values",
	did: "added up the values instead of counting them",
	feedback: "It looks like the values were added up. How many values are there?",
};

export const countedPlaces: Slip = {
	id: "counted-places",
	did: "counted the places on the line",
	feedback: "Those are the places on the line. Every dot is one value.",
};

export const countedBars: Slip = {
	id: "counted-bars",
	did: "counted the bars",
	feedback: "That is the number of bars. How high is each of them?",
};

export const readOneBar: Slip = {
	id: "one-bar-only",
	did: "read one bar only",
	feedback: "That is one bar. Others fit as well.",
};

export const wrongInterval: Slip = {
	id: "wrong-interval",
	did: "put a value at a boundary into the interval before",
	feedback: "Look at where each interval begins and ends. Count the values of each one again.",
};

export const longerMeansMore: Slip = {
	id: "longer-part-means-more-data",
	did: "took a longer part for a fuller one",
	feedback: "A longer part is not fuller: its values are spread more widely.",
};

export const longerMeansLess: Slip = {
	id: "longer-part-means-less-data",
	did: "took a longer part for an emptier one",
	feedback: "Each part has equally many values, whatever its length.",
};

export const countedTheWholePlot: Slip = {
	id: "counted-the-whole-plot",
	did: "took a part of the plot for the whole of it",
	feedback: "From end to end it would be all of them. How many of the four parts are asked about?",
};
