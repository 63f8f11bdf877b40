import { type Habits, habitsAfter, newHabits } from "./habits.ts";
import { movedRating, type RatedThing, ratedSurprise } from "./rating.ts";
import { addToTally, newTally, type Tally } from "./tally.ts";

/** One finished question in the history. */
export interface HistoryAnswer {
	skill_id: string;
	/** The skill's direct prerequisites. */
	builds_on: readonly string[];
	/** Identifies the same question: a generator's version and difficulty, or an authored question. */
	item_key: string;
	is_right: boolean;
	at_ms: number;
	/** Unknown in some logs. */
	duration_ms: number | null;
	hints: number;
	wrong_tries: number;
}

/** A student's earlier results on one item. */
export interface ItemMemory {
	was_right: boolean;
	at_ms: number;
}

/** A student's history on one skill. */
export interface SkillHistory {
	tally: Tally;
	/** The most recent items, newest last. */
	items: ReadonlyMap<string, ItemMemory>;
}

/** A student's history over all skills. */
export interface GeneralHistory {
	all: Tally;
	/** Answers so far without a long pause. */
	in_sitting: number;
	last_skill_id: string | null;
	habits: Habits;
}

/** The whole history of one student. */
export interface LearnerHistory {
	general: GeneralHistory;
	skills: ReadonlyMap<string, SkillHistory>;
}

/** An item with its usual time. */
export interface ItemFigures extends Tally {
	/** Mean of the natural logarithm of the seconds taken; null until a time is known. */
	usual_log_s: number | null;
}

/** The history of all students together. */
export interface CommonHistory {
	skills: ReadonlyMap<string, Tally>;
	items: ReadonlyMap<string, ItemFigures>;
}

/** What an answer says about its skill and its item, to be applied immediately or by a job. */
export interface CommonNote {
	skill_id: string;
	item_key: string;
	is_right: boolean;
	at_ms: number;
	duration_ms: number | null;
	/** The predicted chance of a right answer, 0 to 1. */
	expected: number;
	/** Result minus the prediction of the ratings. */
	rated_surprise: number;
}

/** A pause after which a new work period begins. */
export const SITTING_ENDS_AFTER_MS = 30 * 60_000;
/** How many items of a skill are remembered: a generator has five, an authored bank may have hundreds. */
const ITEMS_REMEMBERED = 40;
/** The share of a surprise that is credited to each prerequisite. */
const SHARE_BELOW = 0.5;
/** The minimum step of the usual time of an item. */
const USUAL_STEP = 0.02;

/** The history before the first answer. */
export function newGeneralHistory(): GeneralHistory {
	return { all: newTally(), in_sitting: 0, last_skill_id: null, habits: newHabits() };
}

/** The history of a skill that the student has not met. */
export function newSkillHistory(): SkillHistory {
	return { tally: newTally(), items: new Map() };
}

/** The figures of an item before the first answer. */
export function newItemFigures(): ItemFigures {
	return { ...newTally(), usual_log_s: null };
}

/** The four tallies involved in an answer or a prediction. */
export function talliesOf(
	{ skill_id, item_key }: { skill_id: string; item_key: string },
	learner: LearnerHistory,
	common: CommonHistory,
): Record<RatedThing, Tally> & { item: ItemFigures } {
	return {
		learner: learner.general.all,
		learner_skill: learner.skills.get(skill_id)?.tally ?? newTally(),
		item: common.items.get(item_key) ?? newItemFigures(),
		skill: common.skills.get(skill_id) ?? newTally(),
	};
}

/** The changes to a student's history, and what the answer says about skill and item. */
export interface Remembered {
	general: GeneralHistory;
	/** The practiced skill and its prerequisites: using them shows knowledge of them. */
	skills: ReadonlyMap<string, SkillHistory>;
	note: CommonNote;
}

/** The history after an answer whose predicted chance of being right was `expected` (0 to 1). */
export function remember(
	learner: LearnerHistory,
	common: CommonHistory,
	answer: HistoryAnswer,
	expected: number,
): Remembered {
	const { skill_id, item_key, is_right, at_ms, duration_ms } = answer;
	const tallies = talliesOf(answer, learner, common);
	const rated_surprise = ratedSurprise(tallies, is_right);
	const added = (thing: "learner" | "learner_skill", tally: Tally, surprise: number) =>
		addToTally(tally, { is_right, expected, at_ms, rating: movedRating(thing, tally, surprise) });
	const before = (id: string) => learner.skills.get(id) ?? newSkillHistory();
	const below = answer.builds_on.map((id): [string, SkillHistory] => {
		const { tally, items } = before(id);
		return [id, { items, tally: added("learner_skill", tally, SHARE_BELOW * rated_surprise) }];
	});
	const skill: SkillHistory = {
		tally: added("learner_skill", tallies.learner_skill, rated_surprise),
		items: itemsAfter(before(skill_id).items, item_key, { was_right: is_right, at_ms }),
	};
	return {
		general: {
			...sittingAfter(learner.general, answer, tallies.item),
			all: added("learner", tallies.learner, rated_surprise),
		},
		skills: new Map([...below, [skill_id, skill]]),
		note: { skill_id, item_key, is_right, at_ms, duration_ms, expected, rated_surprise },
	};
}

/** A skill and an item after one answer; apply each note once, in any order. */
export function rememberInCommon(
	{ skill, item }: { skill: Tally; item: ItemFigures },
	{ is_right, at_ms, expected, rated_surprise, duration_ms }: CommonNote,
): { skill: Tally; item: ItemFigures } {
	const added = (thing: "skill" | "item", tally: Tally) =>
		addToTally(tally, { is_right, expected, at_ms, rating: movedRating(thing, tally, rated_surprise) });
	return {
		skill: added("skill", skill),
		item: { ...added("item", item), usual_log_s: usualAfter(item, duration_ms) },
	};
}

function itemsAfter(
	items: ReadonlyMap<string, ItemMemory>,
	item_key: string,
	memory: ItemMemory,
): ReadonlyMap<string, ItemMemory> {
	const others = [...items].filter(([key]) => key !== item_key).slice(1 - ITEMS_REMEMBERED);
	return new Map([...others, [item_key, memory]]);
}

function sittingAfter(
	{ all, in_sitting, habits }: GeneralHistory,
	answer: HistoryAnswer,
	item: ItemFigures,
): Omit<GeneralHistory, "all"> {
	const is_new = all.last_at_ms === null || answer.at_ms - all.last_at_ms > SITTING_ENDS_AFTER_MS;
	const time = logSeconds(answer.duration_ms);
	const pace = time === null || item.usual_log_s === null ? null : time - item.usual_log_s;
	return {
		in_sitting: is_new ? 1 : in_sitting + 1,
		last_skill_id: answer.skill_id,
		habits: habitsAfter(habits, { ...answer, pace }),
	};
}

function usualAfter({ usual_log_s, seen }: ItemFigures, duration_ms: number | null): number | null {
	const time = logSeconds(duration_ms);
	if (time === null) return usual_log_s;
	if (usual_log_s === null) return time;
	return usual_log_s + Math.max(USUAL_STEP, 1 / (seen + 1)) * (time - usual_log_s);
}

/** Limited to between a second and an hour: times outside say nothing about the question. */
function logSeconds(duration_ms: number | null): number | null {
	return duration_ms === null ? null : Math.log(Math.min(3_600, Math.max(1, duration_ms / 1_000)));
}
