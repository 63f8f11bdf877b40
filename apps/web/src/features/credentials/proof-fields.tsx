import type { FormErrors } from "../../platform/api/form-errors.ts";
import { TextField } from "../../ui/fields/field.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import type { Proof, SignInSettings } from "./credentials.api.ts";

interface ProofFieldsProps {
	settings: SignInSettings;
	errors: FormErrors["fields"];
	/** Only asks for the password. */
	withoutCode?: boolean;
}

/** Current password and code, if the account has them. */
export function ProofFields({ settings, errors, withoutCode = false }: ProofFieldsProps) {
	return (
		<>
			{settings.has_password && (
				<PasswordField
					label="Current password"
					name="current_password"
					autoComplete="current-password"
					required
					error={errors.current_password}
				/>
			)}
			{settings.second_factor.is_on && !withoutCode && (
				<TextField
					label="Code"
					name="code"
					autoComplete="one-time-code"
					spellCheck={false}
					maxLength={20}
					required
					error={errors.code}
					hint="From your authenticator app, or a recovery code."
				/>
			)}
		</>
	);
}

/** The entered proof. */
export function proofOf(text: (name: string) => string): Proof {
	return { current_password: text("current_password"), code: text("code") };
}
