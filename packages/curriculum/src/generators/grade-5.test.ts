import { golden5 } from "../testing/golden/grade-5.ts";
import { testGrade } from "../../tools/test-grade.ts";
import { grade5 } from "./grade-5.ts";

testGrade(grade5, golden5);
