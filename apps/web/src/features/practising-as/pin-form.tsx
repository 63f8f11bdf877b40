import { pinComplaint } from "@learnin/domain/data-rights/pin";
import { Button } from "../../ui/buttons/button.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { FormError } from "../../ui/messages/form-error.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { useProfile } from "../profile/index.ts";
import { pinQuery, savePin } from "./practising-as.api.ts";

export interface PinFormProps {
	submitLabel: string;
	/** Called once the PIN is set. */
	onSaved: () => unknown;
}

/** A new PIN, with the password if the account has one. */
export function PinForm({ submitLabel, onSaved }: PinFormProps) {
	const { has_password, email } = useProfile();
	const form = useForm((text) => savePin(text("pin"), has_password ? text("password") : undefined), {
		check: (text) => ({ pin: pinComplaint(text("pin")) ?? undefined }),
		reloads: [pinQuery],
		onDone: onSaved,
	});
	return (
		<form className="grid gap-4" noValidate {...form.props}>
			<PasswordField
				label="New PIN"
				name="pin"
				inputMode="numeric"
				autoComplete="off"
				maxLength={6}
				error={form.errors.fields["pin"]}
				hint="4 to 6 digits your child can’t guess."
				data-autofocus
			/>
			{has_password && (
				<>
					<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
					<PasswordField
						label="Your password"
						name="password"
						autoComplete="current-password"
						error={form.errors.fields["password"]}
					/>
				</>
			)}
			<FormError form={form} />
			<div>
				<Button type="submit" variant="primary" busy={form.isPending}>
					{submitLabel}
				</Button>
			</div>
		</form>
	);
}
