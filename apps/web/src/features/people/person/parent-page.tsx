import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { dayText } from "../../../platform/time/time-words.ts";
import { Badge } from "../../../ui/people/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { CopyId } from "../../../ui/text/copy-id.tsx";
import { ActButton } from "./act-button.tsx";
import { FamilyCards } from "./family-cards.tsx";
import {
	type ParentDetails,
	parentQuery,
	sendParentMail,
	sendParentActivation,
} from "../lists/people-lists.api.ts";
import { notSeenWords } from "../people-words.ts";
import { Acts, Facts, PersonHead, PersonNotLoaded, SwitchedOff, When } from "./person-parts.tsx";
import { Sessions } from "./sessions.tsx";
import { ActivationButton } from "./activation-button.tsx";
import "../people.css";

export interface ParentPageProps {
	parentTo: (account_id: string) => string;
	studentTo: (student_id: string) => string;
	/** The family's payments, each with its refund. */
	renderPayments: (family_id: string) => ReactNode;
	/** The emails to this address. */
	renderMails: (address: string) => ReactNode;
	/** The button to impersonate this person. */
	renderImpersonate: (person: { account_id: string; name: string; isRegistering: boolean }) => ReactNode;
}

/** /superadmin/parent-details/…: one parent. */
export function ParentPage(props: ParentPageProps) {
	const { accountId = "" } = useParams();
	const query = useQuery(parentQuery(accountId));
	if (!query.data) return <PersonNotLoaded query={query} />;
	return <Content {...props} parent={query.data} />;
}

function Content({ parent, ...props }: ParentPageProps & { parent: ParentDetails }) {
	const { family } = parent;
	return (
		<div className="person">
			<Head parent={parent} renderImpersonate={props.renderImpersonate} />
			<SwitchedOff person={parent} />
			<div className="person-columns">
				<div className="person-column">
					{family === null ? (
						<Card title="Family">
							<p className="text-ink-2">No children entered yet.</p>
						</Card>
					) : (
						<>
							<FamilyCards family={family} own={parent.id} {...props} />
							{props.renderPayments(family.id)}
						</>
					)}
				</div>
				<div className="person-column">
					<Account parent={parent} />
					<Sessions sessions={parent.sessions} />
					{parent.email !== "" && props.renderMails(parent.email)}
					<Acts acts={parent.acts} />
				</div>
			</div>
		</div>
	);
}

function Head({
	parent,
	renderImpersonate,
}: { parent: ParentDetails } & Pick<ParentPageProps, "renderImpersonate">) {
	const { id, name, email, is_active, is_admin, user_type, not_seen_because } = parent;
	const isRegistering = user_type === "UNKNOWN";
	return (
		<PersonHead
			name={name}
			line={email}
			badges={
				<>
					{isRegistering && <Badge tone="gold">Registering</Badge>}
					{is_admin && <Badge tone="lilac">Super-admin</Badge>}
				</>
			}
		>
			{not_seen_because === null ? (
				renderImpersonate({ account_id: id, name, isRegistering })
			) : (
				<p className="text-ink-3 text-sm">{notSeenWords[not_seen_because]}</p>
			)}
			{!is_admin && (
				<ActivationButton
					name={name}
					isActive={is_active}
					whatFollows={
						is_active
							? "All devices are signed out right away, and we send an email about it. Nothing is deleted or refunded."
							: "Sign-in works again, and we send an email about it."
					}
					send={(activation) => sendParentActivation(id, activation)}
				/>
			)}
		</PersonHead>
	);
}

function Account({ parent }: { parent: ParentDetails }) {
	const { id, created_at, last_seen_at, is_email_proved, invitation, is_active } = parent;
	const waits = is_active && (invitation !== null || !is_email_proved);
	return (
		<Card title="Account">
			<Facts
				rows={[
					{ name: "Joined", value: dayText(created_at) },
					{ name: "Last active", value: last_seen_at === null ? "Never" : <When at={last_seen_at} /> },
					{ name: "Email", value: is_email_proved ? "Confirmed" : "Not confirmed yet" },
					...(invitation === null ? [] : [{ name: "Invitation", value: <Invitation {...invitation} /> }]),
					{ name: "ID", value: <CopyId value={id} /> },
				]}
			/>
			{waits && (
				<div className="mt-4">
					<ActButton
						act={async () => {
							const { sent } = await sendParentMail(id);
							return sent === "invitation" ? "The invitation is on its way." : "The link is on its way.";
						}}
					>
						<Mail className="i" />{" "}
						{invitation === null ? "Send the confirmation again" : "Send the invitation again"}
					</ActButton>
				</div>
			)}
		</Card>
	);
}

function Invitation({ state, expires_at }: NonNullable<ParentDetails["invitation"]>) {
	if (state === "expired" || expires_at === null) return "Expired";
	return (
		<>
			Waits until <When at={expires_at} />
		</>
	);
}
