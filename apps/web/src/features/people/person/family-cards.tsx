import { gradeLabel } from "@learnin/domain/family/grades";
import { formatAmount } from "@learnin/domain/pricing/money";
import { Link } from "react-router";
import { dayText } from "../../../platform/time/time-words.ts";
import { Badge } from "../../../ui/people/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { CopyId } from "../../../ui/text/copy-id.tsx";
import { ActButton } from "./act-button.tsx";
import {
	type Family,
	sendChildInvitation,
	sendGuardianLink,
	withdrawChildInvitation,
	withdrawGuardianLink,
} from "../lists/people-lists.api.ts";
import { invitationWords } from "../people-words.ts";
import { Facts, When } from "./person-parts.tsx";

export interface FamilyCardsProps {
	family: Family;
	/** The parent whose page this is. */
	own: string;
	parentTo: (account_id: string) => string;
	studentTo: (student_id: string) => string;
}

/** The children and guardians of a family, with their pending invitations. */
export function FamilyCards({ family, own, parentTo, studentTo }: FamilyCardsProps) {
	const { currency, wallet_balance, created_at, guardians, guardian_invitation, children } = family;
	return (
		<>
			<Card title="Children">
				{children.length === 0 ? (
					<p className="text-ink-2">None yet.</p>
				) : (
					<ul className="person-rows">
						{children.map((child) => (
							<ChildRow key={child.id} child={child} studentTo={studentTo} />
						))}
					</ul>
				)}
			</Card>
			<Card title="Family">
				<Facts
					rows={[
						{ name: "Since", value: dayText(created_at) },
						{
							name: "Wallet",
							value: <span className="num">{formatAmount(wallet_balance, currency)}</span>,
						},
						{ name: "ID", value: <CopyId value={family.id} /> },
					]}
				/>
				<ul className="person-rows mt-4">
					{guardians.map(({ account_id, name, is_owner, is_active }) => (
						<li key={account_id}>
							<span>
								{account_id === own ? name : <Link to={parentTo(account_id)}>{name}</Link>}{" "}
								{!is_active && <Badge tone="coral">Switched off</Badge>}
							</span>
							<span className="text-ink-3 text-sm">{is_owner ? "Family owner" : "Second guardian"}</span>
						</li>
					))}
					{guardian_invitation !== null && <GuardianRow invitation={guardian_invitation} own={own} />}
				</ul>
			</Card>
		</>
	);
}

function ChildRow({
	child,
	studentTo,
}: { child: Family["children"][number] } & Pick<FamilyCardsProps, "studentTo">) {
	const { id, name, grade, is_active, enrolled_until, invitation } = child;
	const canSend = is_active && invitation !== "joined" && invitation !== "none";
	return (
		<li>
			<span>
				<Link to={studentTo(id)}>{name}</Link> {!is_active && <Badge tone="coral">Switched off</Badge>}
				<span className="people-line block">
					<span className="block">{gradeLabel(grade)}</span>
					<span className="block">{invitationWords[invitation]}</span>
				</span>
			</span>
			<span className="text-ink-3 text-sm">
				{enrolled_until === null ? "Not enrolled" : `Until ${dayText(enrolled_until)}`}
			</span>
			{canSend && (
				<span className="person-row-acts">
					<ActButton
						act={async () => {
							await sendChildInvitation(id);
							return "The invitation is on its way.";
						}}
					>
						Send again<span className="sr"> to {name}</span>
					</ActButton>
					{invitation === "waiting" && (
						<ActButton
							act={async () => {
								await withdrawChildInvitation(id);
								return "The invitation is withdrawn.";
							}}
						>
							Withdraw<span className="sr"> the invitation of {name}</span>
						</ActButton>
					)}
				</span>
			)}
		</li>
	);
}

function GuardianRow({
	invitation,
	own,
}: {
	invitation: NonNullable<Family["guardian_invitation"]>;
	own: string;
}) {
	const { id, email, state, expires_at } = invitation;
	const link = { account_id: own, invitation_id: id };
	return (
		<li>
			<span className="wrap-anywhere">{email}</span>
			<span className="text-ink-3 text-sm">
				{state === "expired" ? (
					"Invitation expired"
				) : (
					<>
						Invited until <When at={expires_at} />
					</>
				)}
			</span>
			<span className="person-row-acts">
				<ActButton
					act={async () => {
						await sendGuardianLink(link);
						return "The invitation is on its way.";
					}}
				>
					Send again<span className="sr"> to {email}</span>
				</ActButton>
				<ActButton
					act={async () => {
						await withdrawGuardianLink(link);
						return "The invitation is withdrawn.";
					}}
				>
					Withdraw<span className="sr"> the invitation of {email}</span>
				</ActButton>
			</span>
		</li>
	);
}
