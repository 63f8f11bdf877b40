import type { FormEvent } from "react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";

interface CodeFormProps {
	isBusy: boolean;
	/** Why the code was refused. */
	error: string | undefined;
	/** What else went wrong. */
	problem: string | null;
	onSubmit: (code: string) => void;
	onTyping: () => void;
	onBack: () => void;
}

/** The second step of signing in, after the password. */
export function CodeForm({ isBusy, error, problem, onSubmit, onTyping, onBack }: CodeFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const isRefused = error !== undefined;
	useEffect(() => {
		const input = form.current?.querySelector("input");
		input?.focus();
		// The next code is typed over the one that was refused.
		if (isRefused) input?.select();
	}, [isRefused]);
	const send = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		onSubmit(String(new FormData(event.currentTarget).get("code") ?? ""));
	};
	return (
		<form ref={form} className="grid gap-4" onSubmit={send} onChange={onTyping}>
			<TextField
				label="Code"
				name="code"
				autoComplete="one-time-code"
				inputMode="text"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={20}
				required
				error={error}
				hint="The six digits that your authenticator app shows now, or one of your recovery codes"
			/>
			{problem && (
				<p className="error-text" role="alert">
					{problem}
				</p>
			)}
			<Button type="submit" variant="primary" size="lg" block busy={isBusy}>
				Login
			</Button>
			<Button variant="ghost" block onClick={onBack}>
				Use another account
			</Button>
		</form>
	);
}
