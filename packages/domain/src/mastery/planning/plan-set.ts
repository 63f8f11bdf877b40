import type { Difficulty } from "../../question/difficulty.ts";
import { HELD_FROM } from "../belief/known-chance.ts";
import type { PracticeReason } from "./practice-reasons.ts";
import type { Suggestion } from "./what-next.ts";

/**
 * Reviews, and mistakes in known skills, take at most this share of a set while something is left to learn.
 */
const MAX_DEBT = 1 / 10;
/**
 * With few skills left to learn, each that is probably not known may take up to this share of a set, mixed
 * with the others. More questions of the other skills than needed to show that they are known would tell and
 * teach less than one of a skill that counts as known and may not be.
 */
const MAX_OF_ONE_SKILL = 4 / 10;
const STRETCHED_BELOW = 0.5;

/** A place of a set: a question of a skill, and why. */
export interface PlannedPlace {
	skill_id: string;
	reason: PracticeReason;
	difficulty: Difficulty;
	/** The skill has a missed question that is due: this question is its return. */
	is_return: boolean;
}

export interface PlanSetInput {
	/** What to practice next, the most useful first. */
	suggestions: readonly Suggestion[];
	/** Skills with a missed question that is due to return, longest overdue first, each once. */
	mistakes_due: readonly string[];
	/** How many questions. */
	size: number;
}

/**
 * The questions of a set, grouped by skill. First the skills in progress, each with as many questions as it
 * needs, and more if there are few; the first question of each returns a due mistake. A tenth of the set is
 * for reviews and mistakes in other skills that may be forgotten, mistakes first, one question per skill.
 * With less to learn there are more of these, then questions of known skills, the least certain first.
 */
export function planSet({ suggestions, mistakes_due, size }: PlanSetInput): PlannedPlace[] {
	const due = new Set(mistakes_due);
	const learning = suggestions.filter(isLearning);
	const known = suggestions.filter((each) => !isLearning(each));
	const urgent = urgentOf(known, due);
	const room = size - Math.min(urgent.length, Math.floor(size * MAX_DEBT));
	const learned = stretchedTo(room, learning, Math.ceil(size * MAX_OF_ONE_SKILL))
		.flatMap((each) => placesOf(each, due))
		.slice(0, room);
	const others = [...urgent, ...leastSureFirst(known.filter((each) => !urgent.includes(each)))];
	const places = [
		...learned,
		...others.flatMap((each) => placesOf(each, due)).slice(0, size - learned.length),
	];
	return withStretch(filled(places, size), suggestions);
}

/** Whether a skill should be learned rather than repeated. */
export function isLearning({ reason }: Pick<Suggestion, "reason">): boolean {
	return reason !== "due_for_review" && reason !== "keep_fresh";
}

/**
 * Known skills with a due mistake or review that may be forgotten: mistakes first, then the most probably
 * forgotten.
 */
function urgentOf(known: readonly Suggestion[], due: ReadonlySet<string>): Suggestion[] {
	const mistakeFirst = ({ skill_id }: Suggestion) => (due.has(skill_id) ? 0 : 1);
	return known
		.filter(({ skill_id, reason }) => reason === "due_for_review" || due.has(skill_id))
		.filter(({ held_chance }) => held_chance < HELD_FROM)
		.toSorted((a, b) => mistakeFirst(a) - mistakeFirst(b) || a.held_chance - b.held_chance);
}

function leastSureFirst(known: readonly Suggestion[]): Suggestion[] {
	return known.toSorted((a, b) => a.sure_chance - b.sure_chance);
}

/**
 * The same with more questions for each unknown skill in turn until the room is filled, up to `most` per
 * skill. Skills reported by a parent keep their number.
 */
function stretchedTo(room: number, learning: readonly Suggestion[], most: number): Suggestion[] {
	const counts = learning.map(({ questions }) => questions);
	let spare = room - counts.reduce((sum, count) => sum + count, 0);
	for (let round = 1; round < most; round += 1)
		for (const [at, each] of learning.entries())
			if (spare > 0 && counts[at] === round && mayStretch(each)) {
				counts[at] = round + 1;
				spare -= 1;
			}
	return learning.map((each, at) => ({ ...each, questions: counts[at] ?? each.questions }));
}

function mayStretch({ held_chance, reason }: Suggestion): boolean {
	return held_chance < STRETCHED_BELOW && reason !== "told_by_parent";
}

/** The questions of one skill; a new skill starts with an easier one. */
function placesOf(suggestion: Suggestion, due: ReadonlySet<string>): PlannedPlace[] {
	const { skill_id, reason, difficulty, questions } = suggestion;
	const has_mistake = due.has(skill_id);
	return Array.from({ length: questions }, (_, at) => ({
		skill_id,
		reason: has_mistake && !isLearning(suggestion) ? "mistake_to_make_good" : reason,
		difficulty: at === 0 && reason === "next_new_skill" ? stepped(difficulty, -1) : difficulty,
		is_return: has_mistake && at === 0,
	}));
}

/** If the set is not full, the same skills once more, in turn. */
function filled(places: PlannedPlace[], size: number): PlannedPlace[] {
	const skills = [...new Map(places.map((place) => [place.skill_id, place])).values()];
	if (skills.length === 0) return [];
	const more = Array.from({ length: Math.max(0, size - places.length) }, (_, at) => ({
		...(skills[at % skills.length] as PlannedPlace),
		is_return: false,
	}));
	return [...places, ...more];
}

/** Makes one question of a set harder: the last of the skill most likely to go well. */
function withStretch(places: readonly PlannedPlace[], suggestions: readonly Suggestion[]): PlannedPlace[] {
	const chances = new Map(suggestions.map(({ skill_id, chance }) => [skill_id, chance]));
	const chanceOf = (place: PlannedPlace | undefined) => chances.get(place?.skill_id ?? "") ?? 0;
	const likeliest = places.reduce(
		(best, place, at) => (!place.is_return && chanceOf(place) >= chanceOf(places[best]) ? at : best),
		-1,
	);
	return places.map((place, at) =>
		at === likeliest ? { ...place, difficulty: stepped(place.difficulty, 1) } : place,
	);
}

function stepped(difficulty: Difficulty, steps: number): Difficulty {
	return Math.min(5, Math.max(1, difficulty + steps)) as Difficulty;
}
