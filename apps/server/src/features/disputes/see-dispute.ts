import type { RouteResponse } from "@learnin/contract/define-route";
import type { DisputedChild, getDispute } from "@learnin/contract/routes/money/disputes.contract";
import { toMajor } from "@learnin/domain/pricing/money";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { isOfWallet, type PaymentRow, presentDispute, selectOptionalPayment } from "../refunds/index.ts";
import { receiptNumber } from "../transactions/index.ts";
import { selectOptionalDispute } from "./disputes.queries.ts";
import {
	type DisputedChildRow,
	selectChildrenOf,
	selectConsents,
	selectMails,
	selectOptionalPayer,
	selectPaidChildren,
	selectPractice,
} from "./evidence.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const mailsShown = 100;

type Evidence = RouteResponse<typeof getDispute>;

/**
 * A dispute with everything that can be sent as evidence; records in the audit log that a super-admin viewed
 * it.
 */
export async function seeDispute(
	app: AppContext,
	{ dispute_id, actor_id }: { dispute_id: string; actor_id: string },
): Promise<Evidence> {
	const dispute = await selectOptionalDispute(app.db, dispute_id);
	const payment = dispute && (await selectOptionalPayment(app.db, dispute.payment_id));
	if (dispute === undefined || payment === undefined) throw new ApiError("not_found");
	const { order_id, family_id } = payment;
	const act = { actor_id, action: "dispute.seen", subject_id: order_id, family_id } as const;
	await recordAct(app.db, { ...act, details: { dispute_id }, created_at: app.now() });
	const payer =
		payment.account_id === null ? undefined : await selectOptionalPayer(app.db, payment.account_id);
	const children = isOfWallet(payment)
		? await selectChildrenOf(app.db, family_id)
		: await selectPaidChildren(app.db, order_id);
	return {
		dispute: presentDispute(dispute),
		payment: {
			kind: payment.kind,
			amount: toMajor(payment.amount_minor),
			refunded: toMajor(payment.refunded_minor),
			reference: payment.external_ref.slice("stripe:".length),
			receipt_number: receiptNumber(order_id),
			paid_at: payment.created_at.toISOString(),
			payer: payer
				? { id: payer.id, name: payer.name, email: payer.email, since: payer.created_at.toISOString() }
				: null,
		},
		consents: await consentsOf(app, children),
		mails: payer?.email ? await mailsOf(app, payer.email, payment) : [],
		children: await practiceOf(app, children, payment),
	};
}

function idsOf(children: DisputedChildRow[]): string[] {
	return children.flatMap(({ student_id }) => (student_id === null ? [] : [student_id]));
}

async function consentsOf(app: AppContext, children: DisputedChildRow[]): Promise<Evidence["consents"]> {
	const ids = idsOf(children);
	if (ids.length === 0) return [];
	return (await selectConsents(app.db, ids)).map((consent) => ({
		...consent,
		given_at: consent.given_at.toISOString(),
		withdrawn_at: consent.withdrawn_at?.toISOString() ?? null,
	}));
}

async function mailsOf(
	app: AppContext,
	address: string,
	{ created_at }: PaymentRow,
): Promise<Evidence["mails"]> {
	const since = new Date(created_at.getTime() - DAY_MS);
	return (await selectMails(app.db, address, since, mailsShown)).map(({ kind, state, tried_at }) => ({
		kind,
		address,
		state,
		sent_at: state === "sent" ? (tried_at?.toISOString() ?? null) : null,
	}));
}

async function practiceOf(
	app: AppContext,
	children: DisputedChildRow[],
	{ created_at }: PaymentRow,
): Promise<DisputedChild[]> {
	const days = await selectPractice(app.db, idsOf(children), created_at);
	return children.map(({ student_id, name, starts_at, ends_at, ended_early_at }) => ({
		name,
		starts_at: starts_at?.toISOString() ?? null,
		ends_at: ends_at?.toISOString() ?? null,
		ended_early_at: ended_early_at?.toISOString() ?? null,
		days: days.filter((each) => each.student_id === student_id).map(({ student_id: _, ...each }) => each),
	}));
}
