import { lazy, Suspense } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import { useLoaderWhileMounted } from "../platform/look/global-loader.ts";
import { FullSpinner } from "../ui/spinner.tsx";
import { openPaths, paths } from "../paths/paths.ts";
import { PracticeGate } from "./practice-gate.tsx";
import { SessionGate } from "./session-gate.tsx";

const SignInPage = lazy(() =>
	import("../features/sign-in/sign-in-page.tsx").then((m) => ({ default: m.SignInPage })),
);
const RegisterPage = lazy(() =>
	import("../features/onboarding/register-page.tsx").then((m) => ({ default: m.RegisterPage })),
);
const AddInvitationPage = lazy(() =>
	import("./pages/add-invitation-page.tsx").then((m) => ({ default: m.AddInvitationPage })),
);
const InvitationPaymentPage = lazy(() =>
	import("../features/renewals/invitation-payment-page.tsx").then((m) => ({
		default: m.InvitationPaymentPage,
	})),
);
const StripeSuccessPage = lazy(() =>
	import("./pages/stripe-success-page.tsx").then((m) => ({ default: m.StripeSuccessPage })),
);
const PracticePage = lazy(() =>
	import("../features/practice/session/practice-page.tsx").then((m) => ({ default: m.PracticePage })),
);

/** The pages that do not depend on the account. */
const OpenPages = lazy(() => import("./page-groups/open-pages.tsx").then((m) => ({ default: m.OpenPages })));

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
			{openPaths.map((path) => (
				<Route key={path} path={path} element={<OpenPages path={path} />} />
			))}
			<Route element={<SessionGate />}>
				<Route path={paths.login} element={<SignInPage mode="login" />} />
				<Route path={paths.createAccount} element={<SignInPage mode="create" />} />
				<Route path={paths.register} element={<RegisterPage />} />
				{/* Documents of their own for the provider's script: entered and left by a full load. */}
				<Route path={paths.addInvitation} element={<AddInvitationPage />} />
				<Route path={paths.invitationPayment} element={<InvitationPaymentPage />} />
				<Route path={paths.stripeSuccess} element={<StripeSuccessPage />} />
				{/* Full screen: only one question. */}
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
