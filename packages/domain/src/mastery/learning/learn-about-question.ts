import { moveBy } from "../belief/answer-model.ts";
import type { QuestionFigures, SkillFigures } from "./learner-state.ts";
import type { Observation } from "./observation.ts";

/** The minimum variance: questions are reworded and children change over the years. */
const MIN_VARIANCE = 0.002;

/**
 * The figures of a skill and of one of its questions after one observation. It needs only the observation, so
 * it can wait: a job may fold in the observations of many students, each exactly once, in any order (the
 * order changes the result by no more than the step size). A prediction must use figures from before its
 * answer, or they leak it.
 */
export function learnAboutQuestion(
	figures: { skill: SkillFigures; question: QuestionFigures },
	observation: Observation,
): { skill: SkillFigures; question: QuestionFigures } {
	const { student } = observation;
	const log_odds = {
		mean: student.mean - figures.skill.mean - figures.question.mean,
		variance: student.variance + figures.skill.variance + figures.question.variance,
	};
	const move = moveBy(observation, log_odds, observation);
	const moved = (offset: SkillFigures) => move({ ...offset, loading: -1, least_variance: MIN_VARIANCE });
	return { skill: moved(figures.skill), question: moved(figures.question) };
}
