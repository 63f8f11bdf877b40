import { BinsInput, type BinsInputProps } from "./bins-input.tsx";
import "./venn.css";

/** Cards sorted into two overlapping circles. */
export function VennInput(props: BinsInputProps) {
	return <BinsInput {...props} kind="venn" shape="venn" />;
}
