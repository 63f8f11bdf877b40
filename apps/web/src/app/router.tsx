import { lazy, Suspense } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import { useLoaderWhileMounted } from "../platform/global-loader.ts";
import { FullSpinner } from "../ui/spinner.tsx";
import { paths } from "./paths.ts";
import { PracticeGate } from "./practice-gate.tsx";
import { SessionGate } from "./session-gate.tsx";

const SignInPage = lazy(() =>
	import("../features/sign-in/sign-in-page.tsx").then((m) => ({ default: m.SignInPage })),
);
const RegisterPage = lazy(() =>
	import("../features/onboarding/register-page.tsx").then((m) => ({ default: m.RegisterPage })),
);
const MailedLinkPage = lazy(() =>
	import("../features/credentials/mailed-link-page.tsx").then((m) => ({ default: m.MailedLinkPage })),
);
const AcceptInvitationPage = lazy(() =>
	import("../features/family/accept-invitation-page.tsx").then((m) => ({ default: m.AcceptInvitationPage })),
);
const AcceptGuardianPage = lazy(() =>
	import("../features/guardians/accept-guardian-page.tsx").then((m) => ({ default: m.AcceptGuardianPage })),
);
const AddInvitationPage = lazy(() =>
	import("./add-invitation-page.tsx").then((m) => ({ default: m.AddInvitationPage })),
);
const InvitationPaymentPage = lazy(() =>
	import("../features/renewals/invitation-payment-page.tsx").then((m) => ({
		default: m.InvitationPaymentPage,
	})),
);
const StripeSuccessPage = lazy(() =>
	import("./stripe-success-page.tsx").then((m) => ({ default: m.StripeSuccessPage })),
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
const PracticePage = lazy(() =>
	import("../features/practice/practice-page.tsx").then((m) => ({ default: m.PracticePage })),
);

/** Every page inside the frame. */
const ShellPages = lazy(() => import("./shell/shell-pages.tsx").then((m) => ({ default: m.ShellPages })));

export function AppRouter() {
	return (
		<BrowserRouter>
			<Suspense fallback={<RouteFallback />}>
				<AppRoutes />
			</Suspense>
		</BrowserRouter>
	);
}

function AppRoutes() {
	return (
		<Routes>
			{/* Shown without loading the profile. */}
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
			<Route element={<SessionGate />}>
				<Route path={paths.login} element={<SignInPage mode="login" />} />
				<Route path={paths.createAccount} element={<SignInPage mode="create" />} />
				<Route path={paths.register} element={<RegisterPage />} />
				{/* Documents of their own for the provider's script: left, as they are entered, by a full load. */}
				<Route path={paths.addInvitation} element={<AddInvitationPage />} />
				<Route path={paths.invitationPayment} element={<InvitationPaymentPage />} />
				<Route path={paths.stripeSuccess} element={<StripeSuccessPage />} />
				{/* Full screen: one question, nothing beside it. */}
				<Route element={<PracticeGate />}>
					<Route path={paths.practiceSkill} element={<PracticePage />} />
					<Route path={paths.practiceSession} element={<PracticePage />} />
					<Route path={paths.practiceDaily} element={<PracticePage kind="daily" />} />
					<Route path={paths.practiceReview} element={<PracticePage kind="review" />} />
					<Route path={paths.practiceBookmarks} element={<PracticePage kind="bookmarks" />} />
				</Route>
				<Route path="*" element={<ShellPages />} />
			</Route>
		</Routes>
	);
}

function RouteFallback() {
	useLoaderWhileMounted();
	return <FullSpinner />;
}
