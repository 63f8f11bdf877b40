import * as contract from "@learnin/contract/routes/onboarding.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { selectOptionalFamilyOfGuardian } from "../family/index.ts";
import {
	prepareOrder,
	presentOrder,
	selectOptionalOpenOrder,
	selectOrderLines,
	selectPayer,
} from "../payments/index.ts";

export function onboardingRoutes(app: AppContext): void {
	registerRoute(app, contract.getInitialStudentDetails, ({ viewer }) =>
		initialStudentDetails(app, viewer.account_id),
	);
	registerRoute(app, contract.postInitialStudentDetails, async ({ viewer, body }) => {
		const parent = await selectPayer(app.db, viewer.account_id);
		refuseSharedAddresses(body.students.filter(({ email }) => email !== parent.email));
		return prepareOrder(app, { account_id: viewer.account_id, type: body.type, children: body.students });
	});
}

/** The drafts of the open order, so that a parent who comes back finds the children again. */
async function initialStudentDetails(app: AppContext, account_id: string) {
	const family = await selectOptionalFamilyOfGuardian(app.db, account_id);
	const order = family && (await selectOptionalOpenOrder(app.db, family.id));
	if (order === undefined) return { students: [], order: null };
	const lines = await selectOrderLines(app.db, order.id);
	return {
		students: lines.map((line) => ({
			name: line.name,
			email: line.email,
			grade: line.grade,
			educationalBoard: line.educational_board,
			schoolName: line.school_name,
			learningObjective: line.learning_objective,
		})),
		order: presentOrder(order, lines),
	};
}

/** Two children of their own address need two addresses; the parent's own may serve several. */
function refuseSharedAddresses(children: { name: string; email: string }[]): void {
	const first = new Map<string, string>();
	for (const { name, email } of children) {
		const before = first.get(email);
		if (before !== undefined) {
			const text = `${name} has the same email as ${before}. Each child needs an address of its own, or yours.`;
			throw new ApiError("invalid_request", { fields: { email: text } });
		}
		first.set(email, name);
	}
}
