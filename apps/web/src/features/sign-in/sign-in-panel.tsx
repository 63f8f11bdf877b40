import type { ReactNode } from "react";
import { paths } from "../../paths/paths.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import {
	GoogleButton,
	GoogleSteps,
	signInWithGoogle,
	stepWords,
	useGoogle,
	useGoogleOffered,
} from "../google-sign-in/index.ts";
import type { SignInMode } from "./sign-in.api.ts";
import { PriceNote } from "./price-note.tsx";
import { leaveSignedInWithGoogle } from "./leave-signed-in.ts";
import { CodeForm } from "./code-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { leadToPage, words } from "./sign-in-words.ts";
import { useSignIn } from "./use-sign-in.ts";

const byGoogle = signInWithGoogle(leaveSignedInWithGoogle);

interface SignInPanelProps {
	mode: SignInMode;
	/** A page's title is its heading; the dialog already has one, which is visually hidden. */
	isPage: boolean;
	/** The requested page opens after sign-in. */
	isForPage?: boolean;
	/** The link to the other mode. */
	toggle: ReactNode;
}

/** Google, or name, email and password; while a further step is required, only that. */
export function SignInPanel({ mode, isPage, isForPage = false, toggle }: SignInPanelProps) {
	const isOffered = useGoogleOffered();
	const google = useGoogle(byGoogle, mode === "create" ? paths.createAccount : paths.login);
	const signIn = useSignIn(mode);
	const { state } = google;
	const { title, lead, question, google: label } = words[mode];
	const shownLead = isForPage && mode === "login" ? leadToPage : lead;
	const asking = state.kind === "asking" ? state : null;
	const step = asking?.pending.step ?? (signIn.needsCode ? "second_factor_needed" : null);
	const stepTitle = step === null ? null : stepWords[step];
	const shownTitle = stepTitle?.title ?? title;
	return (
		<div className="sign-in-body">
			<header>
				{isPage ? (
					<h1 className="sign-in-title">{shownTitle}</h1>
				) : (
					<p className="sign-in-title" aria-hidden="true">
						{shownTitle}
					</p>
				)}
				<p className="text-ink-2 text-sm">{stepTitle?.lead ?? shownLead}</p>
				{mode === "create" && stepTitle === null && <PriceNote />}
			</header>
			{asking !== null && <GoogleSteps google={google} asking={asking} forgotPath={paths.forgotPassword} />}
			{asking === null && signIn.needsCode && <CodeForm signIn={signIn} />}
			{step === null && (
				<>
					{isOffered === undefined && <Skeleton className="sign-in-google-wait" />}
					{isOffered === true && <GoogleButton google={google} label={label} />}
					{isOffered !== false && (
						<p className="sign-in-or">
							<span>or</span>
						</p>
					)}
					<SignInForm key={mode} mode={mode} signIn={signIn} />
					<p className="text-ink-2 text-center text-sm">
						{question} {toggle}
					</p>
				</>
			)}
		</div>
	);
}
