import { lazy } from "react";
import { Route, Routes } from "react-router";
import { paths } from "./paths.ts";

const MailedLinkPage = lazy(() =>
	import("../features/credentials/mailed-link-page.tsx").then((m) => ({ default: m.MailedLinkPage })),
);
const AcceptInvitationPage = lazy(() =>
	import("../features/family/accept-invitation-page.tsx").then((m) => ({ default: m.AcceptInvitationPage })),
);
const AcceptGuardianPage = lazy(() =>
	import("../features/guardians/accept-guardian-page.tsx").then((m) => ({ default: m.AcceptGuardianPage })),
);
const SuccessPaymentPage = lazy(() =>
	import("./success-payment-page.tsx").then((m) => ({ default: m.SuccessPaymentPage })),
);
const FailurePaymentPage = lazy(() =>
	import("./failure-payment-page.tsx").then((m) => ({ default: m.FailurePaymentPage })),
);
const PrivacyPage = lazy(() =>
	import("../features/data-rights/privacy-page.tsx").then((m) => ({ default: m.PrivacyPage })),
);
const FailedAnswerPage = lazy(() =>
	import("./failed-answer-page.tsx").then((m) => ({ default: m.FailedAnswerPage })),
);

/** Apart from the router: a child who practices has no use for the list. */
export function OpenPages() {
	return (
		<Routes>
			<Route path={paths.successPayment} element={<SuccessPaymentPage />} />
			<Route path={paths.failurePayment} element={<FailurePaymentPage />} />
			<Route path={paths.failedAnswer} element={<FailedAnswerPage />} />
			<Route
				path={paths.acceptInvitation}
				element={<AcceptInvitationPage dashboardTo={paths.studentDashboard} loginTo={paths.login} />}
			/>
			<Route
				path={paths.acceptGuardian}
				element={
					<AcceptGuardianPage
						dashboardTo={paths.parentDashboard}
						loginTo={paths.login}
						returnTo={paths.acceptGuardian}
					/>
				}
			/>
			<Route path={paths.privacy} element={<PrivacyPage />} />
			<Route path={paths.forgotPassword} element={<MailedLinkPage />} />
			<Route path={paths.resetPassword} element={<MailedLinkPage />} />
			<Route path={paths.confirmEmail} element={<MailedLinkPage />} />
		</Routes>
	);
}
