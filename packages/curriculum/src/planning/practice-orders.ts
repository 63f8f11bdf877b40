import type { Difficulty } from "@learnin/domain/question/difficulty";
import { PlacedPractice } from "./placed-practice.ts";
import { ofGrade, type PlannedSkill } from "./planned-skill.ts";
import { PlannedPractice } from "./planned-practice.ts";
import type { AskedQuestion, PracticeOrder } from "./practice-order.ts";
import type { PracticingChild } from "./practicing-child.ts";

export const PRACTICE_ORDERS = ["fixed", "three in a row", "plan", "oracle"] as const;
export type PracticeOrderName = (typeof PRACTICE_ORDERS)[number];

interface Scene {
	skills: readonly PlannedSkill[];
	grade: number;
	child: PracticingChild;
}

/** A new order for one child. */
export type NewOrder = (scene: Scene) => PracticeOrder;

export const newOrder: Readonly<Record<PracticeOrderName, NewOrder>> = {
	fixed: ({ skills, grade }) => oneByOne(fixedOrder(skills, grade)),
	"three in a row": ({ skills, grade }) => oneByOne(threeInARow(skills, grade)),
	plan: ({ skills, grade }) => new PlannedPractice(skills, grade),
	oracle: (scene) => oneByOne(oracle(scene)),
};

/** The plan of a new child, which begins with the starting point. */
export const afterStartingPoint: NewOrder = ({ skills, grade }) => new PlacedPractice(skills, grade);

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
