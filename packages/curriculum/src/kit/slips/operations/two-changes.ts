import type { Slip } from "../../draft.ts";

/** Wrong procedures with stories of two changes. */
export const stoppedAfterOneChange: Slip = {
	id: "stopped-after-the-first-step",
	did: "stopped after the first step",
	feedback: "That is after the first step. One more step is needed.",
};

export const turnedTheFirstChange: Slip = {
	id: "other-operation",
	did: "turned the first change around",
	feedback: "Reread what happens first. Does it get more or less?",
};

export const turnedTheSecondChange: Slip = {
	id: "other-operation-second",
	did: "turned the second change around",
	feedback: "Read again what happens last. Does it get more or less?",
};

export const turnedBothChanges: Slip = {
	id: "turned-both-changes",
	did: "turned both changes around",
	feedback: "Read both changes again. Does it get more or less?",
};

export const followedTheStory: Slip = {
	id: "followed-the-story",
	did: "did the same as the story instead of going back",
	feedback: "You know the number at the end. Go back through the story to the start.",
};

export const addedTheToldNumbers: Slip = {
	id: "added-the-told-numbers",
	did: "added the two numbers of the story",
	feedback: "It looks like the two given numbers were added. One of them only compares.",
};
