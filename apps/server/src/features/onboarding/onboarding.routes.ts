import * as contract from "@learnin/contract/routes/people/onboarding.contract";
import type { ChildDetails } from "@learnin/contract/routes/people/onboarding.contract";
import { toMajor } from "@learnin/domain/pricing/money";
import type { OrderPurpose } from "@learnin/contract/schemas/order.schema";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { refuseUnusableAddresses, selectOptionalFamilyOfGuardian } from "../family/index.ts";
import { selectRequestedRefunds } from "../disagreements/index.ts";
import { selectWalletBalances } from "../ledger/index.ts";
import {
	prepareOrder,
	presentOrder,
	priceIn,
	selectOptionalOpenOrder,
	selectOrderLines,
	selectPayer,
} from "../payments/index.ts";

export function onboardingRoutes(app: AppContext): void {
	registerRoute(app, contract.getInitialStudentDetails, async ({ viewer }) => ({
		...(await drafts(app, viewer.account_id, "registration")),
		wallets: viewer.family_id === null ? [] : await walletsOf(app, viewer.family_id),
	}));
	registerRoute(app, contract.postInitialStudentDetails, ({ viewer, body }) =>
		saveDrafts(app, viewer.account_id, { ...body, purpose: "registration" }),
	);
	registerRoute(app, contract.getAdditions, ({ viewer }) => drafts(app, viewer.account_id, "addition"));
	registerRoute(app, contract.postAdditions, ({ viewer, body }) =>
		saveDrafts(app, viewer.account_id, { ...body, purpose: "addition" }),
	);
}

/**
 * The children of the open order, so that a returning parent finds them again, and the order, whatever it is
 * for.
 */
async function drafts(app: AppContext, account_id: string, purpose: OrderPurpose) {
	const family = await selectOptionalFamilyOfGuardian(app.db, account_id);
	const order = family && (await selectOptionalOpenOrder(app.db, family.id));
	const price = priceIn(app, family?.currency ?? "USD");
	if (order === undefined) return { students: [], order: null, price };
	const lines = await selectOrderLines(app.db, order.id);
	const children = order.purpose === purpose ? lines : [];
	return {
		students: children.map((line) => ({
			name: line.name,
			email: line.email,
			grade: line.grade,
			educationalBoard: line.educational_board,
			schoolName: line.school_name,
			learningObjective: line.learning_objective,
		})),
		order: presentOrder(order, lines),
		price,
	};
}

/** Money that arrived for canceled orders: it can be used here, or refunded. */
async function walletsOf(app: AppContext, family_id: string) {
	const wallets = await selectWalletBalances(app.db, family_id);
	const asked = await selectRequestedRefunds(app.db, family_id);
	return wallets
		.filter(({ balance_minor }) => balance_minor > 0)
		.map(({ currency, balance_minor }) => ({
			currency,
			amount: toMajor(balance_minor),
			is_asked_back: asked.includes(currency),
		}));
}

interface Wanted {
	purpose: OrderPurpose;
	type: "setup" | "payment";
	students: ChildDetails[];
}

async function saveDrafts(app: AppContext, account_id: string, { purpose, type, students }: Wanted) {
	const { email, family_id } = await selectPayer(app.db, account_id);
	const fieldOf = (index: number) => `students.${index}.email`;
	await refuseUnusableAddresses(app, app.db, { account_id, family_id, own_email: email, fieldOf }, students);
	const children = students.map((child) => ({ ...child, student_id: null }));
	return prepareOrder(app, { account_id, purpose, type, children });
}
