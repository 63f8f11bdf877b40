import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { paths } from "../../paths/paths.ts";
import { ApiError } from "../../platform/api/api-error.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { MessagePage } from "../../ui/messages/message-page.tsx";
import { FullSpinner } from "../../ui/spinner.tsx";
import { repairQuery } from "./detective.api.ts";
import { RepairLesson } from "./repair-lesson.tsx";

/** /student/fix-a-mix-up, full screen: explains a wrong procedure, and leads to questions in which it would show. */
export function RepairPage() {
	const [search] = useSearchParams();
	const { data, error, isFetching, refetch } = useQuery(repairQuery(search.get("procedure") ?? ""));
	if (data) return <RepairLesson repair={data} />;
	if (!error) return <FullSpinner label="Loading your mix-up" />;
	if (error instanceof ApiError && error.code === "not_found")
		return (
			<Message title="Nothing to fix here" kind="leaf">
				This mix-up is gone. If it comes back, your plan tells you.
			</Message>
		);
	return (
		<Message
			title="Your mix-up didn’t load"
			kind="half"
			action={
				<Button variant="primary" size="lg" busy={isFetching} onClick={() => void refetch()}>
					Try again
				</Button>
			}
		>
			{textOf(error)}
		</Message>
	);
}

interface MessageProps {
	title: string;
	kind: "leaf" | "half";
	action?: ReactNode;
	children: ReactNode;
}

function Message({ title, kind, action, children }: MessageProps) {
	return (
		<MessagePage
			title={title}
			tile={{ kind, color: kind === "leaf" ? "mint" : "coral", soft: true }}
			actions={
				<>
					{action}
					<ButtonLink variant={action ? "line" : "primary"} size="lg" to={paths.studentDashboard}>
						Back to Dashboard
					</ButtonLink>
				</>
			}
		>
			<p>{children}</p>
		</MessagePage>
	);
}
