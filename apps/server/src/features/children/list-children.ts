import type { RouteResponse } from "@learnin/contract/define-route";
import type { getChildren } from "@learnin/contract/routes/people/children.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { childInvitations, openInvitation } from "../family/index.ts";
import { selectChildren, selectConsents } from "./children.queries.ts";

type Consent = Awaited<ReturnType<typeof selectConsents>>[number];

/** The family's children with what a guardian may change and has consented to. */
export async function listChildren(
	app: AppContext,
	viewer: ParentViewer,
): Promise<RouteResponse<typeof getChildren>> {
	const { family_id } = viewer;
	const [children, consents, { invitations }] = await Promise.all([
		selectChildren(app.db, family_id, app.now()),
		selectConsents(app.db, family_id),
		childInvitations(app, viewer),
	]);
	return {
		children: children.map((child) => {
			const newest = (scope: string) =>
				consents.find(({ student_id, scopes }) => student_id === child.id && scopes.includes(scope));
			const practice = newest("practice");
			const model = newest("model_reading");
			return {
				id: child.id,
				name: child.name,
				email: child.own_email ?? child.email,
				grade: child.grade,
				schoolName: child.school_name,
				educationalBoard: child.educational_board,
				learningObjective: child.learning_objective,
				avatar: child.avatar,
				daily_goal: child.daily_goal,
				days_per_week: child.days_per_week,
				time_zone: child.time_zone,
				enrolled_until: child.enrolled_until?.toISOString() ?? null,
				has_own_sign_in: child.own_email !== null,
				invitation: openInvitation(invitations, child.id),
				may_practice: practice?.withdrawn_at === null,
				may_be_read_by_model: model?.withdrawn_at === null,
				shows_drawings: child.shows_drawings,
				practice_consent: practice === undefined ? null : present(practice),
				model_consent: model === undefined ? null : present(model),
			};
		}),
	};
}

function present({ id: _, student_id: __, given_at, withdrawn_at, ...consent }: Consent) {
	return {
		...consent,
		given_at: given_at.toISOString(),
		withdrawn_at: withdrawn_at?.toISOString() ?? null,
	};
}
