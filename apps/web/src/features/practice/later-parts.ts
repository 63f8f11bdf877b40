export { announcement } from "./announcement.ts";
export { BookmarkButton } from "../bookmarks/index.ts";
export { ClosedNote } from "./closed-note.tsx";
export { CorrectNote } from "./correct-note.tsx";
export { entryEcho } from "./inputs/entry-echo.ts";
export { Explanation } from "./explanation.tsx";
export { HintPanel } from "./hint-panel.tsx";
export { MoreMenu } from "./more-menu.tsx";
export { refusalNews, verdictNews } from "./news.ts";
export { NewsBar } from "./news-bar.tsx";
export { EnrolmentEnded } from "./practice-problem.tsx";
export { ReadAloud } from "./read-aloud.tsx";
export { ReportButton } from "./report-button.tsx";
export { SetSummary } from "./set-summary.tsx";
export { SkipQuestion } from "./skip-question.tsx";
export { VerdictNote } from "./verdict-note.tsx";
export { WaitingNote } from "./waiting-note.tsx";

import "./later.css";
