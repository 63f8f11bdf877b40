import type { Difficulty } from "../question/difficulty.ts";
import type { PracticeReason } from "./practice-reasons.ts";
import type { Suggestion } from "./what-next.ts";

/** Reviews, and mistakes in skills that are known, take at most this share of a set while something is left to learn. */
const MOST_DEBT = 1 / 10;

/** A place of a set: a question of a skill, with the reason for it. */
export interface PlannedPlace {
	skill_id: string;
	reason: PracticeReason;
	difficulty: Difficulty;
	/** The skill has a missed question that is due: this one brings it back. */
	is_return: boolean;
}

export interface PlanSetInput {
	/** What to practice next, the most useful first. */
	suggestions: readonly Suggestion[];
	/** Skills with a missed question that is due to come back, the longest overdue first, each once. */
	mistakes_due: readonly string[];
	/** So many questions. */
	size: number;
}

/**
 * The questions of a set, grouped by skill. First the skills that are being learned, as many questions of each as are
 * wanted; the first of them brings back a mistake that is due. A tenth of the set is for reviews and mistakes in other
 * skills, one question a skill. Where less is to learn there are more of these, then questions of what is known.
 */
export function planSet({ suggestions, mistakes_due, size }: PlanSetInput): PlannedPlace[] {
	const due = new Set(mistakes_due);
	const learning = suggestions.filter(isLearning);
	const known = suggestions.filter((each) => !isLearning(each));
	const debts = debtsOf(known, mistakes_due);
	const room = size - Math.min(debts.length, Math.floor(size * MOST_DEBT));
	const learned = learning.flatMap((each) => placesOf(each, due)).slice(0, room);
	const others = [...debts, ...known.filter((each) => !debts.includes(each))];
	const places = [
		...learned,
		...others.flatMap((each) => placesOf(each, due)).slice(0, size - learned.length),
	];
	return withStretch(filled(places, size), suggestions);
}

/** Whether a skill is one to learn, not one to repeat. */
export function isLearning({ reason }: Pick<Suggestion, "reason">): boolean {
	return reason !== "due_for_review" && reason !== "keep_fresh";
}

/** Skills that are known and have a mistake due, in the order of the mistakes, then those that are due for review. */
function debtsOf(known: readonly Suggestion[], mistakes_due: readonly string[]): Suggestion[] {
	const missed = mistakes_due.flatMap((id) => known.filter(({ skill_id }) => skill_id === id));
	const reviews = known.filter((each) => each.reason === "due_for_review" && !missed.includes(each));
	return [...missed, ...reviews];
}

/** The questions of one skill; something new begins with an easier one. */
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

/** Where there is less to do than wanted, the same skills once more, each in turn. */
function filled(places: PlannedPlace[], size: number): PlannedPlace[] {
	const skills = [...new Map(places.map((place) => [place.skill_id, place])).values()];
	if (skills.length === 0) return [];
	const more = Array.from({ length: Math.max(0, size - places.length) }, (_, at) => ({
		...(skills[at % skills.length] as PlannedPlace),
		is_return: false,
	}));
	return [...places, ...more];
}

/** One question of a set is harder than usual: the last of the skill that is likeliest to go well. */
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
