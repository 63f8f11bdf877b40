import type { Prediction } from "../belief/measures.ts";
import type { LoggedAnswer } from "../replay/answer-replay.ts";

interface Rating {
	value: number;
	seen: number;
}

/**
 * Elo predictions for held-out students after all others: ability, the student's skill, skill and item, with
 * decreasing steps.
 */
export function eloPredictions(
	log: readonly LoggedAnswer[],
	isHeldOut: (learner: string) => boolean,
): Prediction[] {
	const ratings = new Map<string, Rating>();
	const ratingOf = (key: string) => {
		const rating = ratings.get(key) ?? { value: 0, seen: 0 };
		ratings.set(key, rating);
		return rating;
	};
	const move = (rating: Rating, by: number) => {
		rating.value += (0.8 * by) / (1 + 0.05 * rating.seen);
		rating.seen += 1;
	};
	const answer = ({ learner, skills, item, is_right }: LoggedAnswer, teaches: boolean): Prediction => {
		const skill = skills.join(";");
		const child = ratingOf(`learner ${learner}`);
		const on_skill = ratingOf(`learner ${learner} ${skill}`);
		const hard = { skill: ratingOf(`skill ${skill}`), item: ratingOf(`item ${item}`) };
		const log_odds = child.value + on_skill.value - hard.skill.value - hard.item.value;
		const chance = 1 / (1 + Math.exp(-log_odds));
		const surprise = (is_right ? 1 : 0) - chance;
		move(child, surprise);
		move(on_skill, 0.6 * surprise);
		if (teaches) move(hard.skill, -0.5 * surprise);
		if (teaches) move(hard.item, -surprise);
		return { chance, is_right };
	};
	for (const each of log) if (!isHeldOut(each.learner)) answer(each, true);
	return log.filter(({ learner }) => isHeldOut(learner)).map((each) => answer(each, false));
}
