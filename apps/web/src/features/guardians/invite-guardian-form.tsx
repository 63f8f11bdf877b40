import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { guardiansQuery, invite } from "./guardians.api.ts";

export function InviteGuardianForm() {
	const form = useForm((text) => invite(text("email")), {
		done: ({ email }) => `The invitation went to ${email}`,
		reloads: [guardiansQuery],
	});
	return (
		<form className="guardian-invite" noValidate {...form.props}>
			<TextField
				label="Second guardian’s email"
				name="email"
				type="email"
				inputMode="email"
				autoComplete="off"
				maxLength={254}
				error={form.errors.fields.email ?? form.errors.form ?? undefined}
				hint="We’ll email a link that works once, for 7 days."
			/>
			<Button type="submit" variant="primary" busy={form.isPending}>
				Send invitation
			</Button>
		</form>
	);
}
