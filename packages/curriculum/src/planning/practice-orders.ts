import { newCalibration } from "@learnin/domain/mastery/belief/calibration";
import { learnFromQuestion } from "@learnin/domain/mastery/learning/learn-from-question";
import { contextOf, type GraphSkill, graphSkill } from "@learnin/domain/mastery/learning/learner";
import {
	newQuestionFigures,
	newStudent,
	type SkillMastery,
	type StudentAbility,
} from "@learnin/domain/mastery/learning/learner-state";
import { whatNext } from "@learnin/domain/mastery/planning/what-next";
import { interleave } from "@learnin/domain/practice/interleave";
import { mistakeDueOn } from "@learnin/domain/practice/mistake-schedule";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import { dateOfDay } from "@learnin/domain/rewards/week";
import { daysSet } from "./days-set.ts";
import type { PlannedSkill } from "./planned-skill.ts";
import type { PracticingChild } from "./practicing-child.ts";

export interface AskedQuestion {
	skill_at: number;
	difficulty: Difficulty;
}

/** A policy for what a child practices. Only the oracle sees what the child knows; others see its answers. */
export interface PracticeOrder {
	/** The questions of a day's set; a policy may compute each question only after the previous answer. */
	set(day: number, size: number): Iterable<AskedQuestion>;
	told(question: AskedQuestion, answered: { day: number; is_right: boolean }): void;
}

export const PRACTICE_ORDERS = ["fixed", "three in a row", "plan", "oracle"] as const;
export type PracticeOrderName = (typeof PRACTICE_ORDERS)[number];

interface Scene {
	skills: readonly PlannedSkill[];
	grade: number;
	child: PracticingChild;
}

/** A new order for one child. */
export const newOrder: Readonly<Record<PracticeOrderName, (scene: Scene) => PracticeOrder>> = {
	fixed: ({ skills, grade }) => oneByOne(fixedOrder(skills, grade)),
	"three in a row": ({ skills, grade }) => oneByOne(threeInARow(skills, grade)),
	plan: ({ skills, grade }) => new PlannedPractice(skills, grade),
	oracle: (scene) => oneByOne(oracle(scene)),
};

interface OneByOne {
	next(day: number): AskedQuestion;
	told?(is_right: boolean): void;
}

function oneByOne(order: OneByOne): PracticeOrder {
	return {
		*set(day, size) {
			for (let asked = 0; asked < size; asked += 1) yield order.next(day);
		},
		told: (_, { is_right }) => order.told?.(is_right),
	};
}

/** Ten questions of each skill of the grade with rising difficulty, in teaching order, repeated. */
function fixedOrder(skills: readonly PlannedSkill[], grade: number): OneByOne {
	const own = ofGrade(skills, grade);
	let asked = 0;
	return {
		next: () => {
			const skill_at = own[Math.floor(asked / 10) % own.length] as number;
			const difficulty = (1 + Math.floor((asked % 10) / 2)) as Difficulty;
			asked += 1;
			return { skill_at, difficulty };
		},
	};
}

/** Each skill of the grade until three answers in a row are right, in teaching order, repeated. */
function threeInARow(skills: readonly PlannedSkill[], grade: number): OneByOne {
	const own = ofGrade(skills, grade);
	let done = 0;
	let row = 0;
	return {
		next: () => ({ skill_at: own[done % own.length] as number, difficulty: 3 }),
		told: (is_right) => {
			row = is_right ? row + 1 : 0;
			if (row < 3) return;
			row = 0;
			done += 1;
		},
	};
}

/** Knows the child's true state: always the first skill of the grade that it does not know. */
function oracle({ skills, grade, child }: Scene): OneByOne {
	const own = ofGrade(skills, grade);
	return {
		next: (day) => ({
			skill_at: own.find((at) => !child.knows(at, day)) ?? (own[0] as number),
			difficulty: 3,
		}),
	};
}

/** The indexes of a grade's skills. */
export function ofGrade(skills: readonly PlannedSkill[], grade: number): number[] {
	return skills.flatMap((skill, at) => (skill.grade === grade ? [at] : []));
}

const DAY_MS = 86_400_000;
/** Day numbers start here, since the notebook uses dates. */
const FIRST_DAY = 20_000;

interface Note {
	missed_on: string;
	returns: { finished_on: string; is_first_try: boolean }[];
}

/** The product's policy: its model of the child, its mistake notebook and its day's set. */
class PlannedPractice implements PracticeOrder {
	readonly #skills: readonly PlannedSkill[];
	readonly #graph: readonly GraphSkill[];
	readonly #places: ReadonlyMap<string, number>;
	readonly #own: ReadonlySet<string>;
	readonly #masteries = new Map<string, SkillMastery>();
	readonly #notes = new Map<string, Note>();
	#ability: StudentAbility = newStudent();

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

	#learner() {
		return {
			ability: this.#ability,
			masteries: this.#masteries,
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
