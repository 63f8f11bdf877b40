import { type Habits, habitsAfter, newHabits } from "./habits.ts";
import { movedRating, type RatedThing, ratedSurprise } from "./rating.ts";
import { addToTally, newTally, type Tally } from "./tally.ts";

/** One finished question as history sees it. */
export interface HistoryAnswer {
	skill_id: string;
	/** What the skill builds on directly. */
	builds_on: readonly string[];
	/** What is the same question again: a generator's version and difficulty, or an authored question. */
	item_key: string;
	is_right: boolean;
	at_ms: number;
	/** Unknown in some logs. */
	duration_ms: number | null;
	hints: number;
	wrong_tries: number;
}

/** What a learner did with one item before. */
export interface ItemMemory {
	was_right: boolean;
	at_ms: number;
}

/** What is remembered of a learner on one skill. */
export interface SkillHistory {
	tally: Tally;
	/** The items met last, the newest at the end. */
	items: ReadonlyMap<string, ItemMemory>;
}

/** What is remembered of a learner over all skills. */
export interface GeneralHistory {
	all: Tally;
	/** Answers without a long pause so far. */
	in_sitting: number;
	last_skill_id: string | null;
	habits: Habits;
}

/** What is remembered of one learner. */
export interface LearnerHistory {
	general: GeneralHistory;
	skills: ReadonlyMap<string, SkillHistory>;
}

/** An item with its usual time. */
export interface ItemFigures extends Tally {
	/** Mean of the natural logarithm of seconds taken; null until a time was known. */
	usual_log_s: number | null;
}

/** What is remembered of all learners together. */
export interface CommonHistory {
	skills: ReadonlyMap<string, Tally>;
	items: ReadonlyMap<string, ItemFigures>;
}

/** What an answer says about its skill and its item, to be taken in at once or by a job. */
export interface CommonNote {
	skill_id: string;
	item_key: string;
	is_right: boolean;
	at_ms: number;
	duration_ms: number | null;
	/** The chance that had been given to a right answer, 0 to 1. */
	expected: number;
	/** How far the answer was from what the ratings said. */
	rated_surprise: number;
}

/** A pause after which a new sitting begins. */
export const SITTING_ENDS_AFTER_MS = 30 * 60_000;
/** So many items of a skill are remembered: a generator has five, an authored bank may have hundreds. */
const ITEMS_REMEMBERED = 40;
/** How much of a surprise is about each skill that the practiced one builds on. */
const SHARE_BELOW = 0.5;
/** How fast the usual time of an item moves, at the least. */
const USUAL_STEP = 0.02;

/** A learner before the first answer. */
export function newGeneralHistory(): GeneralHistory {
	return { all: newTally(), in_sitting: 0, last_skill_id: null, habits: newHabits() };
}

/** A skill that the learner has not met. */
export function newSkillHistory(): SkillHistory {
	return { tally: newTally(), items: new Map() };
}

/** An item that nobody has met. */
export function newItemFigures(): ItemFigures {
	return { ...newTally(), usual_log_s: null };
}

/** The four tallies that an answer or a prediction is about. */
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

/** What an answer changes for its learner, and what it says about skill and item. */
export interface Remembered {
	general: GeneralHistory;
	/** Of the skill that was practiced, and of those that it builds on: who uses them shows what they know of them. */
	skills: ReadonlyMap<string, SkillHistory>;
	note: CommonNote;
}

/** What is remembered after an answer that had been given the chance `expected` (0 to 1) to be right. */
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

/** A skill and an item after what one answer said about them; each note once, in any order. */
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

/** Between a second and an hour: what is outside says nothing about the question. */
function logSeconds(duration_ms: number | null): number | null {
	return duration_ms === null ? null : Math.log(Math.min(3_600, Math.max(1, duration_ms / 1_000)));
}
