import { movedRatings } from "./rating.ts";
import { addToTally, newTally, type Tally } from "./tally.ts";

/** One finished question as history sees it. */
export interface HistoryAnswer {
	skill_id: string;
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
	seen: number;
	was_right: boolean;
	at_ms: number;
}

/** What is remembered of one learner; a few numbers per skill and item. */
export interface LearnerHistory {
	all: Tally;
	by_skill: Map<string, Tally>;
	by_item: Map<string, ItemMemory>;
	/** Answers without a long pause so far. */
	in_sitting: number;
	last_skill_id: string | null;
	/** Weighted means over the newest answers: share with a hint, share with wrong tries, log of time taken against usual. */
	help: number;
	struggle: number;
	pace: number;
}

/** What is remembered of all learners together. */
export interface CommonHistory {
	skills: Map<string, Tally>;
	items: Map<string, ItemFigures>;
}

/** An item with its usual time. */
export interface ItemFigures extends Tally {
	/** Mean of the natural logarithm of seconds taken; null until a time was known. */
	usual_log_s: number | null;
}

/** A pause after which a new sitting begins. */
export const SITTING_ENDS_AFTER_MS = 30 * 60_000;
/** How fast means over the newest answers of a learner move. */
const STEP = 0.25;
/** How fast the usual time of an item moves, at the least. */
const USUAL_STEP = 0.02;

export function newLearnerHistory(): LearnerHistory {
	return {
		all: newTally(),
		by_skill: new Map(),
		by_item: new Map(),
		in_sitting: 0,
		last_skill_id: null,
		help: 0,
		struggle: 0,
		pace: 0,
	};
}

export function newCommonHistory(): CommonHistory {
	return { skills: new Map(), items: new Map() };
}

export function newItemFigures(): ItemFigures {
	return { ...newTally(), usual_log_s: null };
}

/** What an answer is remembered in. */
interface Memories {
	learner: LearnerHistory;
	common: CommonHistory;
	/** Whether skills and items learn as well; a job may do that later, or a measurement not at all. */
	moves_common: boolean;
}

/** How an answer changes what is remembered, in place; `expected` is the chance (0 to 1) that had been given to it. */
export function remember(
	{ learner, common, moves_common }: Memories,
	answer: HistoryAnswer,
	expected: number,
): void {
	const { skill_id, item_key, is_right, at_ms } = answer;
	const tallies = {
		learner: learner.all,
		learner_skill: learner.by_skill.get(skill_id) ?? newTally(),
		item: common.items.get(item_key) ?? newItemFigures(),
		skill: common.skills.get(skill_id) ?? newTally(),
	};
	const ratings = movedRatings(tallies, is_right);
	const added = (thing: keyof typeof tallies) =>
		addToTally(tallies[thing], { is_right, expected, at_ms, rating: ratings[thing] });
	rememberSitting(learner, answer, tallies.item);
	learner.all = added("learner");
	learner.by_skill.set(skill_id, added("learner_skill"));
	const seen = (learner.by_item.get(item_key)?.seen ?? 0) + 1;
	learner.by_item.set(item_key, { seen, was_right: is_right, at_ms });
	if (!moves_common) return;
	common.skills.set(skill_id, added("skill"));
	common.items.set(item_key, {
		...added("item"),
		usual_log_s: usualAfter(tallies.item, answer.duration_ms),
	});
}

function rememberSitting(learner: LearnerHistory, answer: HistoryAnswer, item: ItemFigures): void {
	const { last_at_ms } = learner.all;
	const is_new = last_at_ms === null || answer.at_ms - last_at_ms > SITTING_ENDS_AFTER_MS;
	learner.in_sitting = is_new ? 1 : learner.in_sitting + 1;
	learner.last_skill_id = answer.skill_id;
	learner.help += STEP * ((answer.hints > 0 ? 1 : 0) - learner.help);
	learner.struggle += STEP * ((answer.wrong_tries > 0 ? 1 : 0) - learner.struggle);
	const time = logSeconds(answer.duration_ms);
	if (time === null || item.usual_log_s === null) return;
	learner.pace += STEP * (time - item.usual_log_s - learner.pace);
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
