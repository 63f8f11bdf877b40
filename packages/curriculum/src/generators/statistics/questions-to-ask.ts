/** Why a question has one answer only. */
export type Single = "person" | "count" | "fact" | "measurement";

interface Topic {
	/** A statistical question. */
	asked: string;
	/** What varies in its answers, and from what to what. */
	varies: string;
	each: string;
	/** A question about the same with one answer only, of {name}. */
	single: string;
	kind: Single;
}

const topic = (
	asked: string,
	[varies, each]: readonly [string, string],
	single: string,
	kind: Single,
): Topic => ({ asked, varies, each, single, kind });

export const TOPICS: readonly Topic[] = [
	topic(
		"How many hours do sixth graders sleep at night?",
		["hours of sleep", "student"],
		"How many hours did {name} sleep last night?",
		"person",
	),
	topic(
		"How tall are the players on a basketball team?",
		["heights", "player"],
		"How tall is {name}?",
		"person",
	),
	topic(
		"How much do the apples in a crate weigh?",
		["weights", "apple"],
		"How much does this apple weigh?",
		"measurement",
	),
	topic(
		"How long does it take students to get to school?",
		["travel times", "student"],
		"How long did it take {name} to get to school today?",
		"person",
	),
	topic(
		"How many books do the students in a class read in a month?",
		["numbers of books", "student"],
		"How many books did {name} read last month?",
		"person",
	),
	topic(
		"How many points does a team score in its games?",
		["scores", "game"],
		"How many points did the team score in its last game?",
		"count",
	),
	topic(
		"How old are the people at a park on a Sunday?",
		["ages", "person"],
		"How old is {name}’s teacher?",
		"person",
	),
	topic(
		"How much rain falls on the days of April?",
		["amounts of rain", "day"],
		"How many days does April have?",
		"fact",
	),
	topic(
		"How many people live in the homes on a street?",
		["numbers of people", "home"],
		"How many people live in the house next door?",
		"count",
	),
	topic(
		"How long are the songs on a playlist?",
		["lengths", "song"],
		"How long is the first song on the playlist?",
		"measurement",
	),
	topic(
		"How many pets do the students in a class have?",
		["numbers of pets", "student"],
		"How many pets does {name} have?",
		"person",
	),
	topic(
		"How much do customers spend on lunch at a cafe?",
		["amounts spent", "customer"],
		"How much does a sandwich cost at this cafe?",
		"fact",
	),
	topic(
		"How warm is it at noon on the days of July?",
		["temperatures", "day"],
		"How warm is it outside right now?",
		"measurement",
	),
	topic(
		"How many letters do the names in a class have?",
		["numbers of letters", "name"],
		"How many letters does {name}’s first name have?",
		"fact",
	),
	topic(
		"How far can the students in a gym class jump?",
		["distances", "student"],
		"How far is it from here to the nearest airport?",
		"fact",
	),
	topic(
		"How many seeds do the pumpkins at a farm have?",
		["numbers of seeds", "pumpkin"],
		"How many seeds does this pumpkin have?",
		"count",
	),
];

/** Why each kind of question has one answer only, as a verdict. */
export const ONLY_ONE: Readonly<Record<Single, string>> = {
	person: "No, because it asks about one person only.",
	count: "No, because one count gives the only answer.",
	fact: "No, because everyone would find the same number.",
	measurement: "No, because one measurement gives the only answer.",
};
