import type { Slip } from "../../draft.ts";

/** Wrong procedures with clocks. */
export const swappedTheHands: Slip = {
	id: "swapped-the-hands",
	did: "swapped the two hands",
	feedback: "It looks like the hands changed places. The short one shows the hour.",
};

export const readTheNextHour: Slip = {
	id: "read-the-next-hour",
	did: "read the next hour",
	feedback: "The short hand is near the next number, but it has not reached it yet.",
};

export const readNumberAsMinutes: Slip = {
	id: "read-the-number-as-minutes",
	did: "read the number at the long hand as minutes",
	feedback: "It looks like the number at the long hand was taken as minutes. Each number counts five.",
};

export const oneFiveOff: Slip = {
	id: "one-five-off",
	did: "counted one five too many",
	feedback: "That is five minutes off. Count by fives again.",
};

export const countedAfterTheHour: Slip = {
	id: "counted-after-the-hour",
	did: "counted after the hour instead of before it",
	feedback: "“To” means before the hour. How many minutes are still missing?",
};

/** The other way around, for "half past". */
export const countedBeforeTheHour: Slip = {
	id: "counted-after-the-hour",
	did: "counted before the hour instead of after it",
	feedback: "“Past” means after the hour. Which hour was it already?",
};

export const tookTheWrongHour: Slip = {
	id: "took-the-wrong-hour",
	did: "took the wrong hour",
	feedback: "The minutes are right. Which hour is it, the one before or the one after?",
};

export const mixedUpAmAndPm: Slip = {
	id: "mixed-up-am-and-pm",
	did: "mixed up a.m. and p.m.",
	feedback: "Is that in the first half of the day, or in the second?",
};

export const halfAsFifty: Slip = {
	id: "half-as-fifty",
	did: "took half an hour for 50 minutes",
	feedback: "An hour has 60 minutes, not 100. How many minutes are half of it?",
};

export const leftOutTheSmallMarks: Slip = {
	id: "counted-only-five-minute-marks",
	feedback: "Some small marks after the last number were left out. Each is one minute.",
};

export const forgotTheNewHour: Slip = {
	id: "forgot-the-new-hour",
	feedback: "You pass an hour on the way, so the hour changes.",
};

export const hourAsHundredMinutes: Slip = {
	id: "hour-as-100-minutes",
	did: "counted an hour as 100 minutes",
	feedback: "An hour has 60 minutes. Count from the hour.",
};

export const keptTheGivenTime: Slip = {
	id: "kept-the-given-time",
	feedback: "That is the time you were given. Count on or back from there.",
};

export const subtractedTheMinutes: Slip = {
	id: "subtracted-the-minutes",
	did: "subtracted the minutes and left out the new hour",
	feedback: "A new hour begins on the way. Go to the next hour first.",
};

export const stoppedAtTheFullHour: Slip = {
	id: "stopped-at-the-full-hour",
	did: "stopped at the full hour",
	feedback: "That is up to the full hour. How many more minutes are there?",
};

export const addedBothMinutes: Slip = {
	id: "other-operation",
	did: "added the minutes of the two times",
	feedback: "You added the minutes. How far apart are the two times?",
};

export const readTheEnd: Slip = {
	id: "read-the-end",
	did: "gave the minutes of the later time",
	feedback: "Those are the minutes of the later time. How long is it from one to the other?",
};

export const tookMinutesAsTime: Slip = {
	id: "took-the-minutes-as-time",
	did: "took the number of minutes for the time",
	feedback: "Those are the minutes it takes. Count them from the given time.",
};

export const leftOutAnActivity: Slip = {
	id: "left-out-a-part-of-the-time",
	did: "left out one of the activities",
	feedback: "That is after the first part only. The second part takes time, too.",
};
