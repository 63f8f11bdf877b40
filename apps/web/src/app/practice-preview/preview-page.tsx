import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { ApiError } from "../../platform/api/api-client.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { Button, IconButton } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { MessagePage } from "../../ui/messages/message-page.tsx";
import type { LoadState } from "../../ui/messages/load-failed.tsx";
import { useDocumentTitle } from "../../ui/page-title.tsx";
import { FullSpinner } from "../../ui/spinner.tsx";
import { ThemeToggle } from "../../ui/buttons/theme-toggle.tsx";
import type { Preview } from "./preview.api.ts";
import { previewQuery, sendPreviewAnswer } from "./preview.api.ts";
import { PreviewQuestion } from "./preview-question.tsx";
import "./preview.css";

export interface PreviewPageProps {
	skillId: string;
	/** The target of the Back link. */
	homeTo: string;
}

/** A skill's questions as a child gets them, for adults to read and try. Nothing counts. */
export function PreviewPage({ skillId, homeTo }: PreviewPageProps) {
	const { data, error, isFetching, refetch } = useQuery(previewQuery(skillId));
	useDocumentTitle(data ? `Preview of ${data.title}` : "Preview");
	if (data) return <Questions key={skillId} preview={data} homeTo={homeTo} />;
	if (!error) return <FullSpinner label="Loading the preview" />;
	return <PreviewProblem query={{ error, isFetching, refetch }} homeTo={homeTo} />;
}

interface PreviewProblemProps {
	query: LoadState;
	homeTo: string;
}

function PreviewProblem({ query, homeTo }: PreviewProblemProps) {
	const { error, isFetching, refetch } = query;
	const isGone = error instanceof ApiError && error.code === "not_found";
	return (
		<MessagePage
			title={isGone ? "There’s no such skill" : "The preview didn’t load"}
			tile={{ kind: "half", color: "coral", soft: true }}
			actions={
				<>
					{!isGone && (
						<Button variant="primary" size="lg" busy={isFetching} onClick={() => void refetch()}>
							Try again
						</Button>
					)}
					<ButtonLink variant={isGone ? "primary" : "line"} size="lg" to={homeTo}>
						Back to Dashboard
					</ButtonLink>
				</>
			}
		>
			<p>{isGone ? "The link may be old, or the skill has no questions." : textOf(error)}</p>
		</MessagePage>
	);
}

function Questions({ preview: { questions }, homeTo }: { preview: Preview; homeTo: string }) {
	const [at, setAt] = useState(0);
	const item = questions[at];
	return (
		<div className="pr-shell">
			<header className="preview-top">
				<Link className="ib" to={homeTo} aria-label="Leave the preview" title="Leave the preview">
					<ArrowLeft className="i" />
				</Link>
				<p>
					<b>Preview.</b> Nothing counts or is saved.
				</p>
				<nav className="preview-steps" aria-label="Questions of the preview">
					<IconButton label="Previous question" disabled={at === 0} onClick={() => setAt(at - 1)}>
						<ChevronLeft className="i" />
					</IconButton>
					<span className="num" role="status">
						{at + 1} <span aria-hidden="true">/</span>
						<span className="sr">of</span> {questions.length}
					</span>
					<IconButton
						label="Next question"
						disabled={at === questions.length - 1}
						onClick={() => setAt(at + 1)}
					>
						<ChevronRight className="i" />
					</IconButton>
				</nav>
				<span className="max-sm:hidden">
					<ThemeToggle />
				</span>
			</header>
			{item && (
				<PreviewQuestion
					key={item.preview_key}
					question={item.question}
					number={at + 1}
					nextLabel="Another question"
					sendAnswer={(answer) => sendPreviewAnswer(item.preview_key, answer)}
					onNext={() => setAt((at + 1) % questions.length)}
				/>
			)}
		</div>
	);
}
