import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { SignedIn, useSession } from "../features/profile/index.ts";
import type { Session } from "../features/profile/index.ts";
import { recordPlace } from "../platform/pages/places.ts";
import { askToSignIn, rememberReturnTo } from "../platform/pages/return-to.ts";
import { textOf } from "../platform/api/show-error.ts";
import { Apology } from "../ui/messages/apology.tsx";
import { Button } from "../ui/buttons/button.tsx";
import { FullSpinner } from "../ui/spinner.tsx";
import { decideRoute } from "./decide-route.ts";
import { isOtherDocument, needsFullLoad } from "../paths/paths.ts";

/** The page for which this document was loaded: its content security policy is that page's. */
const loadedFor = location.pathname;

/** Runs the authorization check and shows the page, or redirects to the account's home. */
export function SessionGate() {
	return <ForSession session={useSession()} />;
}

function ForSession({ session }: { session: Session }): ReactNode {
	const { pathname } = useLocation();
	switch (session.status) {
		case "checking":
			return <FullSpinner label="Checking who you are" />;
		case "unreachable":
			return <Unreachable error={session.error} retry={session.retry} />;
		case "presumed":
			// The cached profile is good enough to show a page, but not to redirect. The same component as below, so that a
			// page already shown is not remounted when the server responds.
			if (decideRoute(session.profile, pathname).kind === "stay") return <Guarded viewer={session.profile} />;
			return <ForSession session={session.otherwise} />;
		case "signed-out":
			return <Guarded viewer={null} />;
		case "signed-in":
			return <Guarded viewer={session.profile} />;
	}
}

function Guarded({ viewer }: { viewer: UserDetails | null }): ReactNode {
	const { pathname, search, hash } = useLocation();
	const decision = decideRoute(viewer, pathname);
	const here = pathname + search + hash;
	const remember = decision.kind === "go" && decision.remember;
	useEffect(() => {
		if (!remember) return;
		rememberReturnTo(here);
		askToSignIn();
	}, [remember, here]);
	const isPlace = viewer !== null && decision.kind === "stay";
	useEffect(() => {
		if (isPlace) recordPlace(here);
	}, [isPlace, here]);
	if (decision.kind === "stay") {
		if (needsFullLoad(loadedFor, pathname)) return <LoadAnew />;
		return (
			<SignedIn value={viewer}>
				<Outlet />
			</SignedIn>
		);
	}
	if (isOtherDocument(decision.to)) return <LeaveFor to={decision.to} />;
	return <Navigate to={decision.to} replace />;
}

function LeaveFor({ to }: { to: string }) {
	useEffect(() => location.replace(to), [to]);
	return <FullSpinner />;
}

/** The address is already right, but this document's content security policy is not. */
function LoadAnew() {
	useEffect(() => location.reload(), []);
	return <FullSpinner />;
}

function Unreachable({ error, retry }: { error: Error; retry: () => void }) {
	return (
		<Apology
			title={textOf(error)}
			hint="You stay signed in. We keep trying."
			action={
				<Button variant="primary" onClick={retry}>
					Try again
				</Button>
			}
		/>
	);
}
