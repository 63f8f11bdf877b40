import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { MessagePage } from "../../ui/messages/message-page.tsx";
import { paths } from "../../paths/paths.ts";

/** Replaces a practice page for everyone except students. */
export function ForTheChildPage({ isParent }: { isParent: boolean }) {
	return (
		<MessagePage
			title="This page is for practicing"
			tile={{ kind: "leaf", color: "mint", soft: true }}
			actions={isParent ? <ParentWays /> : <AdminWays />}
		>
			<p>
				Only children practice here.
				{isParent &&
					" If your child has no sign-in, start their practice from your dashboard on this device."}{" "}
				Nothing was started.
			</p>
			<p>
				{isParent
					? "You can see every question and every answer in Student Activity."
					: "Reports about questions and written answers to review are in Reported Questions."}
			</p>
		</MessagePage>
	);
}

function ParentWays() {
	return (
		<>
			<ButtonLink variant="primary" size="lg" to={paths.studentActivity}>
				Student Activity
			</ButtonLink>
			<ButtonLink variant="line" size="lg" to={paths.parentDashboard}>
				Dashboard
			</ButtonLink>
		</>
	);
}

function AdminWays() {
	return (
		<>
			<ButtonLink variant="primary" size="lg" to={paths.adminDashboard}>
				Dashboard
			</ButtonLink>
			<ButtonLink variant="line" size="lg" to={paths.reportedQuestions}>
				Reported Questions
			</ButtonLink>
		</>
	);
}
