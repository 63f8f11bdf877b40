import { newCalibration } from "@learnin/domain/mastery/belief/calibration";
import type { PlacedBelief } from "@learnin/domain/mastery/belief/placed-belief";
import { learnFromQuestion } from "@learnin/domain/mastery/learning/learn-from-question";
import { contextOf, graphSkill } from "@learnin/domain/mastery/learning/learner";
import type { GraphSkill, Learner } from "@learnin/domain/mastery/learning/learner";
import { isStarted, newQuestionFigures, newStudent } from "@learnin/domain/mastery/learning/learner-state";
import type { SkillMastery, StudentAbility } from "@learnin/domain/mastery/learning/learner-state";
import { whatNext } from "@learnin/domain/mastery/planning/what-next";
import { isMasteryGiven } from "@learnin/domain/mastery/standing";
import { interleave } from "@learnin/domain/practice/interleave";
import { mistakeDueOn } from "@learnin/domain/practice/mistake-schedule";
import { dateOfDay } from "@learnin/domain/rewards/week";
import { daysSet } from "./days-set.ts";
import { ofGrade, type PlannedSkill } from "./planned-skill.ts";
import type { AskedQuestion, PracticeOrder } from "./practice-order.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/** Day numbers start here, since the notebook uses dates. */
const FIRST_DAY = 20_000;

interface Note {
	missed_on: string;
	returns: { finished_on: string; is_first_try: boolean }[];
}

/** The product's policy: its model of the child, its mistake notebook and its day's set. */
export class PlannedPractice implements PracticeOrder {
	readonly #skills: readonly PlannedSkill[];
	readonly #graph: readonly GraphSkill[];
	readonly #places: ReadonlyMap<string, number>;
	readonly #own: ReadonlySet<string>;
	readonly #masteries = new Map<string, SkillMastery>();
	readonly #notes = new Map<string, Note>();
	#ability: StudentAbility = newStudent();
	#placed: ReadonlyMap<string, PlacedBelief> | undefined;

	constructor(skills: readonly PlannedSkill[], grade: number) {
		this.#skills = skills;
		this.#graph = skills.map(({ id, below }) =>
			graphSkill(
				id,
				below.map((at) => (skills[at] as PlannedSkill).id),
			),
		);
		this.#places = new Map(skills.map(({ id }, at) => [id, at]));
		this.#own = new Set(ofGrade(skills, grade).map((at) => (skills[at] as PlannedSkill).id));
	}

	set(day: number, size: number): AskedQuestion[] {
		const suggestions = whatNext({
			learner: this.#learner(),
			skills: this.#graph,
			new_skill_ids: this.#own,
			now_ms: day * DAY_MS,
		});
		const places = daysSet({ suggestions, mistakes_due: this.#mistakesDue(day), size });
		return interleave(places, ({ skill_id }) => skill_id).map(({ skill_id, difficulty }) => ({
			skill_at: this.#places.get(skill_id) as number,
			difficulty,
		}));
	}

	told({ skill_at, difficulty }: AskedQuestion, { day, is_right }: { day: number; is_right: boolean }): void {
		const { id, guess_chance } = this.#skills[skill_at] as PlannedSkill;
		const skill = this.#graph[skill_at] as GraphSkill;
		const outcome = is_right ? "first_try" : "later_try";
		const { ability, mastery, prerequisites } = learnFromQuestion(
			contextOf(this.#learner(), skill),
			{ outcome, guess_chance, finished_at_ms: day * DAY_MS },
			newQuestionFigures(difficulty),
		);
		this.#ability = ability;
		this.#masteries.set(id, mastery);
		for (const [at, below] of prerequisites.entries())
			this.#masteries.set(skill.prerequisites[at]?.skill_id ?? "", below);
		this.#note(id, dateOn(day), is_right);
	}

	/** The skills that are called mastered now, and how many were begun. */
	progress(): { mastered: string[]; begun: number } {
		const learner = this.#learner();
		return {
			mastered: this.#graph
				.filter((skill) => isMasteryGiven(contextOf(learner, skill)))
				.map(({ skill_id }) => skill_id),
			begun: [...this.#masteries.values()].filter(isStarted).length,
		};
	}

	/** Continues from what a placement found, by skill. */
	startFrom(placed: ReadonlyMap<string, PlacedBelief>): void {
		this.#placed = placed;
	}

	#learner(): Learner {
		return {
			ability: this.#ability,
			masteries: this.#masteries,
			...(this.#placed && { placed: this.#placed }),
			figures: new Map(),
			calibration: newCalibration(),
		};
	}

	#mistakesDue(day: number): string[] {
		const due = [...this.#notes].filter(([, { missed_on, returns }]) => {
			const on = mistakeDueOn(missed_on, returns);
			return on !== null && on <= dateOn(day);
		});
		return due.map(([skill_id]) => skill_id);
	}

	/** One entry per skill: later days of the skill count for all its mistakes. */
	#note(skill_id: string, date: string, is_right: boolean): void {
		const note = this.#notes.get(skill_id);
		if (note === undefined || mistakeDueOn(note.missed_on, note.returns) === null) {
			if (!is_right) this.#notes.set(skill_id, { missed_on: date, returns: [] });
			return;
		}
		if (date === note.missed_on) return;
		const last = note.returns.at(-1);
		if (last?.finished_on === date) last.is_first_try ||= is_right;
		else note.returns.push({ finished_on: date, is_first_try: is_right });
	}
}

function dateOn(day: number): string {
	return dateOfDay(FIRST_DAY + Math.floor(day));
}
