import type { ReactNode } from "react";
import { lazy } from "react";
import { type openPaths, paths } from "../../paths/paths.ts";

const MailedLinkPage = lazy(() =>
	import("../../features/credentials/mailed-link-page.tsx").then((m) => ({ default: m.MailedLinkPage })),
);
const AcceptInvitationPage = lazy(() =>
	import("../../features/family/accept-invitation-page.tsx").then((m) => ({
		default: m.AcceptInvitationPage,
	})),
);
const AcceptGuardianPage = lazy(() =>
	import("../../features/guardians/accept-guardian-page.tsx").then((m) => ({
		default: m.AcceptGuardianPage,
	})),
);
const SuccessPaymentPage = lazy(() =>
	import("../pages/success-payment-page.tsx").then((m) => ({ default: m.SuccessPaymentPage })),
);
const FailurePaymentPage = lazy(() =>
	import("../pages/failure-payment-page.tsx").then((m) => ({ default: m.FailurePaymentPage })),
);
const FailedAnswerPage = lazy(() =>
	import("../pages/failed-answer-page.tsx").then((m) => ({ default: m.FailedAnswerPage })),
);
const UnsubscribePage = lazy(() =>
	import("../../features/notifications/unsubscribe-page.tsx").then((m) => ({ default: m.UnsubscribePage })),
);

const accept = { dashboardTo: paths.studentDashboard, loginTo: paths.login };
const join = { dashboardTo: paths.parentDashboard, loginTo: paths.login, returnTo: paths.acceptGuardian };

const pages: Record<(typeof openPaths)[number], ReactNode> = {
	[paths.successPayment]: <SuccessPaymentPage />,
	[paths.failurePayment]: <FailurePaymentPage />,
	[paths.failedAnswer]: <FailedAnswerPage />,
	[paths.acceptInvitation]: <AcceptInvitationPage {...accept} />,
	[paths.acceptGuardian]: <AcceptGuardianPage {...join} />,
	[paths.unsubscribe]: <UnsubscribePage />,
	[paths.forgotPassword]: <MailedLinkPage />,
	[paths.resetPassword]: <MailedLinkPage />,
	[paths.confirmEmail]: <MailedLinkPage />,
};

/** Separate from the router: a practicing child does not need the list. */
export function OpenPages({ path }: { path: (typeof openPaths)[number] }) {
	return pages[path];
}
