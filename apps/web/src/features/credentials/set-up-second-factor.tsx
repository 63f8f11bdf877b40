import { useEffect, useRef, useState } from "react";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { SecondFactorStart, SignInSettings } from "./credentials.api.ts";
import { confirmSecondFactor, startSecondFactor } from "./credentials.api.ts";
import { ProofFields } from "./proof-fields.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface SetUpProps {
	settings: SignInSettings;
	onClose: () => void;
}

/** Password, then the app, then the recovery codes. */
export function SetUpSecondFactor({ settings, onClose }: SetUpProps) {
	const [start, setStart] = useState<SecondFactorStart | null>(null);
	const [codes, setCodes] = useState<string[] | null>(null);
	const form = useForm((text) => startSecondFactor(text("current_password")), { onDone: setStart });
	if (codes !== null)
		return (
			<Dialog open onClose={onClose} title="Two-step sign-in is on" dismissible={false}>
				<RecoveryCodes codes={codes} onDone={onClose} />
			</Dialog>
		);
	if (start !== null) return <ShowToApp start={start} onClose={onClose} onCodes={setCodes} />;
	if (!settings.has_password) return <StartWithout onClose={onClose} onStarted={setStart} />;
	return (
		<FormDialog title="Turn on two-step sign-in" submitLabel="Next" form={form} onClose={onClose}>
			<p className="text-ink-2">
				You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or
				Aegis.
			</p>
			<ProofFields settings={settings} errors={form.errors.fields} withoutCode />
		</FormDialog>
	);
}

/** An account without a password must have signed in recently, or is asked to. */
function StartWithout({
	onClose,
	onStarted,
}: {
	onClose: () => void;
	onStarted: (start: SecondFactorStart) => void;
}) {
	const [problem, setProblem] = useState<string | null>(null);
	const isAsked = useRef(false);
	useEffect(() => {
		// Requested once: every response is a new secret.
		if (isAsked.current) return;
		isAsked.current = true;
		startSecondFactor("").then(onStarted, (error: unknown) => setProblem(textOf(error)));
	}, [onStarted]);
	return (
		<Dialog open onClose={onClose} title="Turn on two-step sign-in">
			{problem === null ? <Spinner /> : <p role="alert">{problem}</p>}
		</Dialog>
	);
}

interface ShowToAppProps {
	start: SecondFactorStart;
	onClose: () => void;
	onCodes: (codes: string[]) => void;
}

function ShowToApp({ start, onClose, onCodes }: ShowToAppProps) {
	const form = useForm((text) => confirmSecondFactor(text("code")), { onDone: onCodes });
	return (
		<FormDialog title="Connect your app" submitLabel="Turn on" form={form} onClose={onClose}>
			<ol className="grid list-decimal gap-2 ps-5">
				<li>Open your authenticator app and add an account.</li>
				<li>Scan this code, or type the key below.</li>
				<li>Enter the six digits shown in the app.</li>
			</ol>
			<QrCode qr={start.qr} />
			<TypedKey start={start} />
			<TextField
				label="Code"
				name="code"
				autoComplete="one-time-code"
				inputMode="numeric"
				maxLength={10}
				required
				error={form.errors.fields.code}
			/>
		</FormDialog>
	);
}

function QrCode({ qr: { size, path } }: { qr: SecondFactorStart["qr"] }) {
	return (
		<svg
			className="qr"
			viewBox={`0 0 ${size} ${size}`}
			role="img"
			aria-label="QR code for your authenticator app"
		>
			<path d={path} fill="currentColor" shapeRendering="crispEdges" />
		</svg>
	);
}

function TypedKey({ start: { secret, uri } }: { start: SecondFactorStart }) {
	const groups = secret.match(/.{1,4}/g)?.join(" ") ?? secret;
	return (
		<div className="grid justify-items-center gap-2 text-center">
			<p className="secret-key" aria-label={`Key: ${[...secret].join(" ")}`} role="img">
				{groups}
			</p>
			<div className="flex flex-wrap justify-center gap-2">
				<Button variant="ghost" onClick={() => void navigator.clipboard?.writeText(secret)}>
					Copy key
				</Button>
				{/* A phone cannot scan its own screen. */}
				<a className="btn btn--ghost sm:hidden" href={uri}>
					Open app
				</a>
			</div>
		</div>
	);
}
