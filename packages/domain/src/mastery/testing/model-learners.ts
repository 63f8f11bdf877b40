import { learnCalibration, newCalibration } from "../belief/calibration.ts";
import { learnAboutQuestion } from "../learning/learn-about-question.ts";
import { type Learned, learnFromQuestion } from "../learning/learn-from-question.ts";
import { contextOf, type GraphSkill, graphSkill } from "../learning/learner.ts";
import {
	newQuestionFigures,
	newSkillFigures,
	newStudent,
	type QuestionFigures,
	type SkillFigures,
	type SkillMastery,
	type StudentAbility,
} from "../learning/learner-state.ts";
import { chanceOfNextAnswer } from "../learning/next-answer.ts";
import type { LoggedQuestion } from "./practice-log.ts";
import type { SchoolSkill } from "./simulated-school.ts";
import { DAY_MS } from "../../time/day.ts";

/** What the server keeps: rows by key, and each finished question applied once. */
export class ModelLearners {
	readonly graph: readonly GraphSkill[];
	readonly skillFigures = new Map<string, SkillFigures>();
	calibration = newCalibration();
	readonly #school: readonly SchoolSkill[];
	readonly #questionFigures = new Map<string, QuestionFigures>();
	readonly #abilities = new Map<number, StudentAbility>();
	readonly #masteries = new Map<number, Map<string, SkillMastery>>();

	constructor(school: readonly SchoolSkill[]) {
		this.#school = school;
		this.graph = school.map(({ id, prerequisites }) =>
			graphSkill(
				id,
				prerequisites.map((at) => school[at]!.id),
			),
		);
	}

	learner(number: number) {
		const masteries = this.#masteries.get(number) ?? new Map<string, SkillMastery>();
		this.#masteries.set(number, masteries);
		return {
			ability: this.#abilities.get(number) ?? newStudent(),
			masteries,
			figures: this.skillFigures,
			calibration: this.calibration,
		};
	}

	questionFiguresOf = (skill_id: string, difficulty: LoggedQuestion["difficulty"]): QuestionFigures =>
		this.#questionFigures.get(`${skill_id}:${difficulty}`) ?? newQuestionFigures(difficulty);

	chance({ learner, skill_at, difficulty, day }: Omit<LoggedQuestion, "outcome">): number {
		const skill = this.graph[skill_at]!;
		const figures = this.questionFiguresOf(skill.skill_id, difficulty);
		return chanceOfNextAnswer(
			contextOf(this.learner(learner), skill),
			{ figures, guess_chance: this.guessChance(skill_at) },
			day * DAY_MS,
		);
	}

	guessChance(skill_at: number): number {
		const { options } = this.#school[skill_at]!;
		return options === null ? 0 : 1 / options;
	}

	/** Applies one finished question to the student, and to the figures if they are still learned. */
	apply(question: LoggedQuestion, { learnFigures }: { learnFigures: boolean }): Learned {
		const { learner: number, skill_at, difficulty, outcome, day } = question;
		const skill = this.graph[skill_at]!;
		const learner = this.learner(number);
		const figures = this.questionFiguresOf(skill.skill_id, difficulty);
		const finished = {
			outcome,
			guess_chance: this.guessChance(skill_at),
			finished_at_ms: day * DAY_MS,
		};
		const learned = learnFromQuestion(contextOf(learner, skill), finished, figures);
		this.#abilities.set(number, learned.ability);
		learner.masteries.set(skill.skill_id, learned.mastery);
		skill.prerequisites.forEach(({ skill_id }, at) =>
			learner.masteries.set(skill_id, learned.prerequisites[at]!),
		);
		if (learnFigures) {
			const known = this.skillFigures.get(skill.skill_id) ?? newSkillFigures();
			const next = learnAboutQuestion({ skill: known, question: figures }, learned.observation);
			this.calibration = learnCalibration(this.calibration, learned.observation);
			this.skillFigures.set(skill.skill_id, next.skill);
			this.#questionFigures.set(`${skill.skill_id}:${difficulty}`, next.question);
		}
		return learned;
	}
}
