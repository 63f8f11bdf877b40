import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import type { RouteResponse } from "@learnin/contract/define-route";
import { callAs } from "./api.ts";
import type { Product } from "./product.ts";

type SetQuestion = RouteResponse<typeof startSession>["questions"][number];

/**
 * Where the demo student answers a question that fits, and its number in its set. Skills ask in many ways,
 * so it starts a set of one skill after another. Throws if none has such a question.
 */
export async function questionAddress(
	product: Product,
	skills: readonly string[],
	fits: (question: SetQuestion) => boolean,
): Promise<{ address: string; number: number }> {
	const asStudent = await callAs(product, "student");
	for (const skill_id of skills) {
		const { id, questions } = await asStudent(startSession, { body: { kind: "skill", skill_id } });
		const number = questions.findIndex(fits) + 1;
		if (number > 0) return { address: `/student/questions/session/${id}?question=${number}`, number };
	}
	throw new Error(`no question of these skills fits: ${skills.join(", ")}`);
}

/** A question with options to choose from, one of them right, and nothing to make. */
export function isPlainChoice({ question_type, interaction }: SetQuestion): boolean {
	return question_type === "SELECT_ONE" && interaction === null;
}

export const skillsWithChoices = [
	"compare-decimals-thousandths",
	"compare-fractions-unlike",
	"round-decimals",
];
