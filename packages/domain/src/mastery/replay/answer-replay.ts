import { type Calibration, learnCalibration, newCalibration } from "../belief/calibration.ts";
import type { Outcome } from "../learning/finished-question.ts";
import { newGeneralHistory, newItemFigures, remember, rememberInCommon } from "../history/answer-history.ts";
import type { GeneralHistory, ItemFigures, SkillHistory } from "../history/answer-history.ts";
import { FIRST_WEIGHTS } from "../history/history-features.ts";
import { newHead, teachHead } from "../history/online-head.ts";
import { newTally, type Tally } from "../history/tally.ts";
import { type AnswerPrediction, predictAnswer } from "../history/predict-answer.ts";
import { learnAboutQuestion } from "../learning/learn-about-question.ts";
import { learnFromQuestion } from "../learning/learn-from-question.ts";
import { contextOf, graphSkill, type GraphSkill } from "../learning/learner.ts";
import {
	newQuestionFigures,
	newStudent,
	type QuestionFigures,
	type SkillFigures,
	type SkillMastery,
	type StudentAbility,
} from "../learning/learner-state.ts";
import type { Difficulty } from "../../question/difficulty.ts";

/** One answer of a log: the first try at a question, and what happened until it ended. */
export interface LoggedAnswer {
	learner: string;
	/** One or more; several together form a composite skill that builds on each of them. */
	skills: readonly string[];
	item: string;
	is_right: boolean;
	at_ms: number;
	/** Null if the log does not say. */
	duration_ms: number | null;
	hints: number;
	wrong_tries: number;
	/** The stated difficulty; medium if the log does not say. */
	difficulty?: Difficulty;
	/** The chance of being right by guessing; 0 if the log does not say. */
	guess_chance?: number;
	/** The skill's prerequisites; none if the log does not say. */
	builds_on?: readonly string[];
}

interface ReplayedLearner {
	ability: StudentAbility;
	masteries: Map<string, SkillMastery>;
	history: { general: GeneralHistory; skills: Map<string, SkillHistory> };
}

const MIDDLE: Difficulty = 3;

/** Replays the answers of a log, one by one, through the product's functions that predict and learn. */
export class AnswerReplay {
	readonly #learners = new Map<string, ReplayedLearner>();
	readonly #skills = new Map<string, SkillFigures>();
	readonly #items = new Map<string, QuestionFigures>();
	readonly #common = { skills: new Map<string, Tally>(), items: new Map<string, ItemFigures>() };
	readonly #head = newHead(FIRST_WEIGHTS);
	#calibration: Calibration = newCalibration();

	/** The prediction of an answer before it is known. */
	predict(answer: LoggedAnswer): AnswerPrediction {
		const learner = this.#learnerOf(answer);
		const { skill_id, prerequisites } = skillOf(answer);
		const known = {
			context: this.#contextOf(learner, skillOf(answer)),
			calibration: this.#calibration,
			learner: learner.history,
			common: this.#common,
			weights: this.#head.weights,
		};
		return predictAnswer(known, {
			skill_id,
			item_key: answer.item,
			builds_on: prerequisites.map((below) => below.skill_id),
			figures: this.#figuresOf(answer),
			guess_chance: answer.guess_chance ?? 0,
			at_ms: answer.at_ms,
		});
	}

	/**
	 * Learns from an answer after its prediction; `about_all` says whether skills, items and weights learn too.
	 */
	learn(answer: LoggedAnswer, prediction: AnswerPrediction, { about_all }: { about_all: boolean }): void {
		this.#learnModel(answer, about_all);
		this.#remember(answer, prediction.chance, about_all);
		if (about_all) teachHead(this.#head, prediction, answer.is_right);
	}

	#remember(answer: LoggedAnswer, expected: number, about_all: boolean): void {
		const { history } = this.#learnerOf(answer);
		const { skill_id, prerequisites } = skillOf(answer);
		const builds_on = prerequisites.map((below) => below.skill_id);
		const { is_right, at_ms, duration_ms, hints, wrong_tries, item: item_key } = answer;
		const finished = { skill_id, builds_on, item_key, is_right, at_ms, duration_ms, hints, wrong_tries };
		const remembered = remember(history, this.#common, finished, expected);
		history.general = remembered.general;
		for (const [id, skill] of remembered.skills) history.skills.set(id, skill);
		if (!about_all) return;
		const { skills, items } = this.#common;
		const before = {
			skill: skills.get(skill_id) ?? newTally(),
			item: items.get(item_key) ?? newItemFigures(),
		};
		const after = rememberInCommon(before, remembered.note);
		skills.set(skill_id, after.skill);
		items.set(item_key, after.item);
	}

	#learnModel(answer: LoggedAnswer, about_all: boolean): void {
		const learner = this.#learnerOf(answer);
		const skill = skillOf(answer);
		const context = this.#contextOf(learner, skill);
		const question = this.#figuresOf(answer);
		const learned = learnFromQuestion(
			context,
			{
				guess_chance: answer.guess_chance ?? 0,
				outcome: outcomeOf(answer),
				finished_at_ms: answer.at_ms,
			},
			question,
		);
		learner.ability = learned.ability;
		learner.masteries.set(skill.skill_id, learned.mastery);
		for (const [at, { skill_id }] of skill.prerequisites.entries()) {
			const mastery = learned.prerequisites[at];
			if (mastery !== undefined) learner.masteries.set(skill_id, mastery);
		}
		if (!about_all) return;
		const figures = learnAboutQuestion({ skill: context.figures, question }, learned.observation);
		this.#skills.set(skill.skill_id, figures.skill);
		this.#items.set(answer.item, figures.question);
		this.#calibration = learnCalibration(this.#calibration, learned.observation);
	}

	#learnerOf({ learner }: LoggedAnswer): ReplayedLearner {
		const known = this.#learners.get(learner);
		if (known !== undefined) return known;
		const begun = {
			ability: newStudent(),
			masteries: new Map(),
			history: { general: newGeneralHistory(), skills: new Map() },
		};
		this.#learners.set(learner, begun);
		return begun;
	}

	#contextOf({ ability, masteries }: ReplayedLearner, skill: GraphSkill) {
		return contextOf({ ability, masteries, figures: this.#skills, calibration: this.#calibration }, skill);
	}

	#figuresOf({ item, difficulty = MIDDLE }: LoggedAnswer): QuestionFigures {
		return this.#items.get(item) ?? newQuestionFigures(difficulty);
	}
}

function skillOf({ skills, builds_on = [] }: LoggedAnswer): GraphSkill {
	const [only] = skills;
	if (skills.length === 1 && only !== undefined) return graphSkill(only, builds_on);
	const parts = [...new Set(skills)].toSorted();
	return graphSkill(parts.join(";"), parts.length > 1 ? parts : []);
}

function outcomeOf({ is_right, hints }: LoggedAnswer): Outcome {
	if (is_right) return "first_try";
	return hints > 0 ? "with_help" : "later_try";
}
