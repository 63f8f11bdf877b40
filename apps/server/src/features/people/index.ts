import * as lists from "@learnin/contract/routes/people/people-lists.contract";
import * as contract from "@learnin/contract/routes/people/people.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { inviteParent, resendParentMail } from "../credentials/index.ts";
import { figures, storePastDays } from "./figures.ts";
import { listParents, listStudents } from "./list-people.ts";
import { seeParent } from "./see-parent.ts";
import { seeStudent } from "./see-student.ts";
import {
	resendChildInvitation,
	resendGuardianLink,
	revokeChildInvitation,
	revokeGuardianLink,
} from "./send-again.ts";
import { setParentActive, setStudentActive } from "./set-active.ts";
import { superadminDashboard } from "./superadmin-dashboard.ts";

export { storePastDays } from "./figures.ts";

export function peopleRoutes(app: AppContext): void {
	registerRoute(app, contract.getSuperadminDashboard, () => superadminDashboard(app));
	registerRoute(app, contract.getFigures, ({ query }) => figures(app, query));
	app.jobs.handle("count-days", () => storePastDays(app));
	registerRoute(app, lists.getParents, ({ query }) => listParents(app, query));
	registerRoute(app, lists.getParent, ({ viewer, params }) =>
		seeParent(app, viewer.account_id, params.account_id),
	);
	registerRoute(app, lists.getStudents, ({ query }) => listStudents(app, query));
	registerRoute(app, lists.getStudentDetails, ({ viewer, params }) =>
		seeStudent(app, viewer.account_id, params.student_id),
	);
	registerRoute(app, lists.addParent, ({ viewer, body }) => inviteParent(app, viewer.account_id, body));
	registerRoute(app, lists.resendParentMail, ({ viewer, params }) =>
		resendParentMail(app, viewer.account_id, params.account_id),
	);
	registerRoute(app, lists.setParentActive, async ({ viewer, params, body }) => {
		await setParentActive(app, params.account_id, { actor_id: viewer.account_id, ...body });
		return {};
	});
	registerRoute(app, lists.setStudentActive, async ({ viewer, params, body }) => {
		await setStudentActive(app, params.student_id, { actor_id: viewer.account_id, ...body });
		return {};
	});
	registerRoute(app, lists.resendChildInvitation, ({ viewer, params }) =>
		resendChildInvitation(app, viewer, params.student_id),
	);
	registerRoute(app, lists.revokeChildInvitation, ({ viewer, params }) =>
		revokeChildInvitation(app, viewer, params.student_id),
	);
	registerRoute(app, lists.resendGuardianLink, ({ viewer, params }) =>
		resendGuardianLink(app, viewer, params),
	);
	registerRoute(app, lists.revokeGuardianLink, ({ viewer, params }) =>
		revokeGuardianLink(app, viewer, params),
	);
}
