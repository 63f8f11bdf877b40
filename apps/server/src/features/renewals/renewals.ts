import type { RouteResponse } from "@learnin/contract/define-route";
import type { getCoverage, getRenewals } from "@learnin/contract/routes/money/renewals.contract";
import { PERIOD_DAYS } from "@learnin/domain/pricing/order-total";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer, StudentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import {
	selectEnrolledChildren,
	selectFamilyCurrency,
	selectGuardianNames,
	selectPaidUntil,
} from "../family/index.ts";
import {
	prepareOrder,
	presentOrder,
	priceIn,
	selectOptionalOpenOrder,
	selectOrderLines,
} from "../payments/index.ts";

/** The family's children with the end of their paid days, the price of more, and the open order if there is one. */
export async function renewals(
	app: AppContext,
	{ family_id }: ParentViewer,
): Promise<RouteResponse<typeof getRenewals>> {
	const order = await selectOptionalOpenOrder(app.db, family_id);
	const children = await selectEnrolledChildren(app.db, family_id, app.now());
	return {
		children: children.map(({ id, name, grade, avatar, paid_until, has_consent }) => ({
			id,
			name,
			grade,
			avatar,
			paid_until: paid_until?.toISOString() ?? null,
			is_paused: !has_consent,
		})),
		...priceIn(app, await selectFamilyCurrency(app.db, family_id)),
		duration: PERIOD_DAYS,
		order: order === undefined ? null : presentOrder(order, await selectOrderLines(app.db, order.id)),
	};
}

/**
 * Prepares the payment of another period for these children of the family. Throws `not_found` for any other
 * child.
 */
export async function prepareRenewal(
	app: AppContext,
	{ account_id, family_id }: ParentViewer,
	wanted: { type: "setup" | "payment"; student_ids: string[] },
) {
	const known = await selectEnrolledChildren(app.db, family_id, app.now());
	const children = wanted.student_ids.map((id) => known.find((child) => child.id === id));
	const chosen = children.filter((child) => child !== undefined);
	if (chosen.length < children.length) {
		app.log.warn({ account_id }, "request for days of another family's child");
		throw new ApiError("not_found");
	}
	const paused = chosen.filter(({ has_consent }) => !has_consent).map(({ name }) => name);
	if (paused.length > 0) {
		const text = `${paused.join(" and ")}: practice is paused. Please turn it on again first.`;
		throw new ApiError("invalid_request", { fields: { student_ids: text }, detail: text });
	}
	return prepareOrder(app, {
		account_id,
		purpose: "renewal",
		type: wanted.type,
		children: chosen.map((child) => ({
			student_id: child.id,
			name: child.name,
			email: child.email,
			grade: child.grade,
			schoolName: child.school_name,
			educationalBoard: child.educational_board,
			learningObjective: child.learning_objective,
		})),
	});
}

/** For a student: who pays, and until when it is paid. */
export async function coverage(
	app: AppContext,
	{ family_id, student_id }: StudentViewer,
): Promise<RouteResponse<typeof getCoverage>> {
	const [payers, until] = await Promise.all([
		selectGuardianNames(app.db, family_id),
		selectPaidUntil(app.db, student_id, app.now()),
	]);
	return { payers, paid_until: until?.toISOString() ?? null };
}
