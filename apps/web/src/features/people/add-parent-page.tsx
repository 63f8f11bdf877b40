import { useState } from "react";
import { Link } from "react-router";
import { ApiError } from "../../platform/api/api-client.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { FormError } from "../../ui/messages/form-error.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { sendNewParent } from "./lists/people-lists.api.ts";
import { When } from "./person/person-parts.tsx";
import "./people.css";

export interface AddParentPageProps {
	parentTo: (account_id: string) => string;
	/** The list, searched for these words. */
	listTo: (search: string) => string;
}

interface Added {
	account_id: string;
	expires_at: string;
	email: string;
}

/** /superadmin/add-parent: creates an account for a person, who gets a link by email. */
export function AddParentPage({ parentTo, listTo }: AddParentPageProps) {
	const [added, setAdded] = useState<Added>();
	if (added)
		return (
			<Card className="person-narrow">
				<Note kind="correct" title={`An invitation is on its way to ${added.email}`}>
					<p>
						The link works once, until <When at={added.expires_at} />. You can send it again from the parent’s
						page.
					</p>
				</Note>
				<div className="mt-5 flex flex-wrap gap-3">
					<ButtonLink variant="primary" to={parentTo(added.account_id)}>
						Open the parent’s page
					</ButtonLink>
					<Button variant="line" onClick={() => setAdded(undefined)}>
						Add another parent
					</Button>
				</div>
			</Card>
		);
	return <NewParent onAdded={setAdded} listTo={listTo} />;
}

function NewParent({
	onAdded,
	listTo,
}: Pick<AddParentPageProps, "listTo"> & { onAdded: (added: Added) => void }) {
	const [email, setEmail] = useState("");
	const [isTaken, setIsTaken] = useState(false);
	const form = useForm(
		async (text) => {
			const { account_id, expires_at } = await sendNewParent({ name: text("name"), email });
			return { account_id, expires_at, email };
		},
		{
			onDone: onAdded,
			onRefused: (error) => setIsTaken(error instanceof ApiError && error.code === "email_taken"),
		},
	);
	const { fields } = form.errors;
	return (
		<Card className="person-narrow">
			<form className="grid gap-5" noValidate {...form.props}>
				<p className="text-ink-2">
					The parent gets an email with a link, chooses a password, adds the children and pays for them.
				</p>
				<TextField
					label="Name"
					name="name"
					autoComplete="off"
					maxLength={100}
					error={fields["name"]}
					data-autofocus
				/>
				<TextField
					label="Email"
					name="email"
					type="email"
					autoComplete="off"
					maxLength={254}
					value={email}
					onChange={(event) => setEmail(event.target.value)}
					error={fields["email"]}
					hint={
						isTaken && fields["email"] !== undefined ? (
							<Link to={listTo(email)}>Find it in the list of parents</Link>
						) : undefined
					}
				/>
				<FormError form={form} />
				<div>
					<Button type="submit" variant="primary" size="lg" busy={form.isPending}>
						Add and invite
					</Button>
				</div>
			</form>
		</Card>
	);
}
