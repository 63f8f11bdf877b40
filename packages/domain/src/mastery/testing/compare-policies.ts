import type { Difficulty } from "../../question/difficulty.ts";
import { whatNext } from "../planning/what-next.ts";
import { drawsFrom } from "./draws.ts";
import { ModelLearners } from "./model-learners.ts";
import { DAY_MS } from "../../time/day.ts";
import { type LoggedQuestion, practiceLog } from "./practice-log.ts";
import { type Policy, questionsUntilMastered } from "./practise-until-mastered.ts";
import { simulatedSchool } from "./simulated-school.ts";

const SKILLS = 12;
const QUESTIONS_PER_SKILL = 10;

/** Mean questions until nine of ten skills are truly known, under each policy, for the same students. */
export interface ComparedPolicies {
	what_next: number;
	random: number;
	/** Ten questions of a skill with rising difficulty, skill after skill in teaching order, repeated. */
	in_order: number;
}

export function comparePolicies(school_number: number, learners: number): ComparedPolicies {
	const school = simulatedSchool(drawsFrom(school_number), SKILLS);
	const model = new ModelLearners(school);
	const seen = practiceLog(school, { from: school_number * 1_000, count: 40, days: 40 });
	for (const question of seen) model.apply(question, { learnFigures: true });
	const numbers = Array.from({ length: learners }, (_, at) => school_number * 1_000 + 500 + at);
	const random = drawsFrom(school_number + 1);
	const run = (policyOf: () => Policy, told: (question: LoggedQuestion) => void = () => {}) =>
		numbers.map((learner) => questionsUntilMastered(school, learner, policyOf(), told));
	const by_model = run(
		() => modelPolicy(model),
		(question) => void model.apply(question, { learnFigures: false }),
	);
	const by_chance = run(() => () => ({
		skill_at: random.below(SKILLS),
		difficulty: (1 + random.below(5)) as Difficulty,
	}));
	const by_order = run(inOrder);
	return {
		what_next: mean(by_model),
		random: mean(by_chance),
		in_order: mean(by_order),
	};
}

function modelPolicy(model: ModelLearners): Policy {
	const ids = model.graph.map(({ skill_id }) => skill_id);
	return (learner, day) => {
		const [first] = whatNext({
			learner: model.learner(learner),
			skills: model.graph,
			new_skill_ids: new Set(ids),
			now_ms: day * DAY_MS,
			questionFiguresOf: model.questionFiguresOf,
		});
		return first && { skill_at: ids.indexOf(first.skill_id), difficulty: first.difficulty };
	};
}

function inOrder(): Policy {
	let asked = 0;
	return () => {
		const skill_at = Math.floor(asked / QUESTIONS_PER_SKILL) % SKILLS;
		const difficulty = (1 + Math.floor((asked % QUESTIONS_PER_SKILL) / 2)) as Difficulty;
		asked += 1;
		return { skill_at, difficulty };
	};
}

function mean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
